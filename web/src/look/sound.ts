// The sounds: short, dry, wooden, made by code. Each is a few tones and breaths of noise with a beginning and an end.

import type { Sound } from "./settings.svelte";

/** How long each may be, in seconds. Only the chord at the end may ring. */
export const LENGTH: Record<Sound, number> = {
  call: 0.3,
  brave: 0.3,
  cowardly: 0.32,
  swept: 0.4,
  reveal: 0.28,
  commit: 0.14,
  end: 1.2,
};

interface Bench {
  context: BaseAudioContext;
  out: AudioNode;
  at: number;
}

type Volume = [time: number, volume: number][];

/** Make a sound at a time of the context, with a volume between 0 and 1. */
export function sound(context: BaseAudioContext, kind: Sound, volume: number, at: number): void {
  const out = context.createGain();
  out.gain.value = volume * 0.8;
  out.connect(context.destination);
  MADE[kind]({ context, out, at });
}

const MADE: Record<Sound, (bench: Bench) => void> = {
  // Two knocks on wood.
  call: (bench) => {
    knock(bench, 0, 0.8);
    knock(bench, 0.14, 1);
  },
  // A broom comes down on the floor.
  brave: (bench) => {
    const shape: Volume = [
      [0, 0],
      [0.006, 0.85],
      [0.28, 0],
    ];
    tone(
      bench,
      "sine",
      [
        [0, 150],
        [0.16, 58],
      ],
      shape,
    );
    noise(
      bench,
      "lowpass",
      [
        [0, 900],
        [0.05, 300],
      ],
      [
        [0, 0],
        [0.003, 0.5],
        [0.06, 0],
      ],
    );
  },
  // Cloth drawn over a head.
  cowardly: (bench) => {
    const shape: Volume = [
      [0, 0],
      [0.05, 0.22],
      [0.11, 0.06],
      [0.19, 0.26],
      [0.31, 0],
    ];
    noise(
      bench,
      "bandpass",
      [
        [0, 2600],
        [0.15, 4200],
        [0.31, 2200],
      ],
      shape,
    );
  },
  // A sweep that falls.
  swept: (bench) => {
    noise(
      bench,
      "bandpass",
      [
        [0, 3600],
        [0.38, 320],
      ],
      [
        [0, 0],
        [0.07, 0.8],
        [0.2, 0.5],
        [0.39, 0],
      ],
    );
    tone(
      bench,
      "triangle",
      [
        [0.1, 330],
        [0.38, 95],
      ],
      [
        [0.1, 0],
        [0.16, 0.22],
        [0.39, 0],
      ],
    );
  },
  // Paper unfolded: a few dry crackles.
  reveal: (bench) => {
    [0, 0.05, 0.085, 0.15, 0.2].forEach((begin, i) => {
      const loud = [0.5, 0.3, 0.45, 0.35, 0.2][i] ?? 0.3;
      noise(
        bench,
        "highpass",
        [[begin, 2400 + 500 * i]],
        [
          [begin, 0],
          [begin + 0.004, loud],
          [begin + 0.06, 0],
        ],
      );
    });
  },
  // A cork leaves a bottle.
  commit: (bench) => {
    tone(
      bench,
      "sine",
      [
        [0, 260],
        [0.05, 820],
      ],
      [
        [0, 0],
        [0.008, 0.7],
        [0.05, 0.55],
        [0.09, 0],
      ],
    );
    noise(
      bench,
      "bandpass",
      [[0.045, 1500]],
      [
        [0.045, 0],
        [0.05, 0.4],
        [0.12, 0],
      ],
    );
  },
  // A small chord, plucked from below.
  end: (bench) => {
    [196, 293.66, 392, 493.88].forEach((pitch, i) => {
      const begin = i * 0.07;
      tone(
        bench,
        "triangle",
        [[begin, pitch]],
        [
          [begin, 0],
          [begin + 0.008, 0.2],
          [begin + 0.25, 0.09],
          [1.18, 0],
        ],
      );
      noise(
        bench,
        "bandpass",
        [[begin, 1800]],
        [
          [begin, 0],
          [begin + 0.002, 0.12],
          [begin + 0.03, 0],
        ],
      );
    });
  },
};

function knock(bench: Bench, begin: number, loud: number): void {
  tone(
    bench,
    "triangle",
    [
      [begin, 410],
      [begin + 0.05, 300],
    ],
    [
      [begin, 0],
      [begin + 0.002, 0.7 * loud],
      [begin + 0.11, 0],
    ],
  );
  tone(
    bench,
    "sine",
    [[begin, 820]],
    [
      [begin, 0],
      [begin + 0.002, 0.2 * loud],
      [begin + 0.04, 0],
    ],
  );
  noise(
    bench,
    "bandpass",
    [[begin, 1600]],
    [
      [begin, 0],
      [begin + 0.001, 0.4 * loud],
      [begin + 0.02, 0],
    ],
  );
}

function tone({ context, out, at }: Bench, type: OscillatorType, pitch: Volume, shape: Volume): void {
  const source = context.createOscillator();
  source.type = type;
  along(source.frequency, pitch, at);
  through(context, source, shape, at).connect(out);
  run(source, shape, at);
}

function noise({ context, out, at }: Bench, type: BiquadFilterType, pitch: Volume, shape: Volume): void {
  const source = context.createBufferSource();
  source.buffer = breath(context);
  const filter = context.createBiquadFilter();
  filter.type = type;
  filter.Q.value = type === "bandpass" ? 0.9 : 0.5;
  along(filter.frequency, pitch, at);
  source.connect(filter);
  through(context, filter, shape, at).connect(out);
  run(source, shape, at);
}

function through(context: BaseAudioContext, source: AudioNode, shape: Volume, at: number): GainNode {
  const gain = context.createGain();
  gain.gain.value = 0;
  along(gain.gain, shape, at);
  source.connect(gain);
  return gain;
}

function along(value: AudioParam, points: Volume, at: number): void {
  points.forEach(([time, to], i) => {
    if (i) value.linearRampToValueAtTime(to, at + time);
    else value.setValueAtTime(to, at + time);
  });
}

function run(source: AudioScheduledSourceNode, shape: Volume, at: number): void {
  source.start(at + (shape[0]?.[0] ?? 0));
  source.stop(at + (shape.at(-1)?.[0] ?? 0));
}

const breaths = new WeakMap<BaseAudioContext, AudioBuffer>();

/** Half a second of noise, always the same. */
function breath(context: BaseAudioContext): AudioBuffer {
  const kept = breaths.get(context);
  if (kept) return kept;
  const buffer = context.createBuffer(1, Math.ceil(context.sampleRate / 2), context.sampleRate);
  const samples = buffer.getChannelData(0);
  let state = 20150627;
  for (let i = 0; i < samples.length; i += 1) {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    samples[i] = state / 2 ** 31 - 1;
  }
  breaths.set(context, buffer);
  return buffer;
}
