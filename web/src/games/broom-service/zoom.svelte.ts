// What part of the map is seen, and how large: by fingers, wheel, keys and buttons. While fingers are at work the map is
// only stretched; it is drawn anew, with its letters in their right size, when they rest.

export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** Pixels for a unit of the map at which all names and numbers can be read, at the usual size of letters. */
const READABLE = 0.62;
/** How much of that is enough to play on the map, and how much to tell names and numbers apart. */
const PLAYED_ON = 0.56;
export const TOLD_APART = 0.46;
const LARGEST = 1.7;
const STEP = 1.4;
/** Pixels that stay free around what is framed. */
const MARGIN = 28;
const REST = 160;
/** In a narrow window buttons lie along the top: so much of it is not for what is framed. */
const NARROW = 600;
const BAR = 50;
/** Units of sea around the land. */
const SHORE = 20;

export class Zoom {
  width = $state(0);
  height = $state(0);
  /** Pixels for a unit of the map, as it is drawn, and how much it is stretched beyond that. */
  scale = $state(0);
  stretch = $state(1);
  x = $state(0);
  y = $state(0);
  /** What lies over the map, such as its buttons, in pixels of its window. */
  covers = $state.raw<Box[]>([]);
  private resting = 0;
  /** Somebody has zoomed or moved it: what they chose stays. */
  private chosen = false;
  /** The reader's letters, against the usual size. */
  private letters = 1;

  /** The size of the map, and the box around all that is not sea. */
  constructor(
    private readonly wide: number,
    private readonly high: number,
    private readonly land: Box,
  ) {}

  /** All of the land is seen. */
  get fit(): number {
    const { left, top, right, bottom } = this.land;
    return Math.min(this.width / (right - left + 2 * SHORE), this.height / (bottom - top + 2 * SHORE)) || 0;
  }

  /** How much of the height the buttons have. */
  private get bar(): number {
    return this.width < NARROW ? BAR : 0;
  }

  get readable(): number {
    return READABLE * this.letters;
  }

  get largest(): number {
    return Math.max(LARGEST * this.letters, this.fit * 2);
  }

  get now(): number {
    return this.scale * this.stretch;
  }

  get whole(): boolean {
    return this.now <= this.fit * 1.01;
  }

  /** Whether the whole map is too small to play on here. */
  get small(): boolean {
    return this.fit < this.readable * PLAYED_ON;
  }

  /** Whether one can see on the whole map at least how things stand. */
  get tells(): boolean {
    return this.fit >= this.readable * TOLD_APART;
  }

  /** The window has another size. What was in the middle stays there. What nobody chose is framed as at first where the window
   * is wider or narrower, or all of the land can be read now, or no longer. */
  resize(width: number, height: number, home: () => Box | null): void {
    if (!width || !height || (width === this.width && height === this.height)) return;
    const first = !this.scale;
    const wasWhole = !first && this.whole;
    const wasSmall = !first && this.small;
    const turned = width !== this.width;
    const middle = { x: (this.width / 2 - this.x) / (this.now || 1), y: (this.height / 2 - this.y) / (this.now || 1) };
    this.letters = (parseFloat(getComputedStyle(document.documentElement).fontSize) || 16) / 16;
    this.width = width;
    this.height = height;
    if (first || (!this.chosen && (turned || wasSmall !== this.small))) return this.home(home());
    const scale = wasWhole ? this.fit : Math.min(Math.max(this.now, this.fit), this.largest);
    this.set(scale, width / 2 - middle.x * scale, height / 2 - middle.y * scale);
    this.rest();
  }

  /** Everything, or where that could not be read, what matters most. */
  home(box: Box | null): void {
    if (this.small && box) return this.look(box);
    this.centre();
    this.rest();
  }

  overview(): void {
    this.chosen = true;
    this.centre();
    this.rest();
  }

  /** All of the land, in the middle. */
  private centre(): void {
    const { left, top, right, bottom } = this.land;
    this.set(this.fit, this.width / 2 - ((left + right) / 2) * this.fit, this.height / 2 - ((top + bottom) / 2) * this.fit);
  }

  /** Whether a part of the map can be seen as a whole, and be read. */
  holds(box: Box): boolean {
    const at = Math.max(this.readable, this.fit);
    return (box.right - box.left) * at <= this.width && (box.bottom - box.top) * at <= this.height - this.bar;
  }

  /** Somebody asks for a part of the map. */
  frame(box: Box): void {
    this.chosen = true;
    this.look(box);
  }

  /** Show a part of the map as large as it may be, and not so large that one is lost. */
  private look(box: Box): void {
    const wide = Math.max(1, box.right - box.left);
    const high = Math.max(1, box.bottom - box.top);
    const most = Math.max(this.readable * 1.15, this.fit);
    const room = { wide: this.width - 2 * MARGIN, high: this.height - this.bar - 2 * MARGIN };
    const scale = Math.min(most, Math.max(this.fit, Math.min(room.wide / wide, room.high / high)));
    const at = Math.max(scale, Math.min(this.readable, most));
    const middle = (this.height + this.bar) / 2;
    this.set(at, this.width / 2 - ((box.left + box.right) / 2) * at, middle - ((box.top + box.bottom) / 2) * at);
    this.rest();
  }

  pan(dx: number, dy: number): void {
    this.chosen = true;
    this.move(dx, dy);
  }

  private move(dx: number, dy: number): void {
    this.set(this.now, this.x + dx, this.y + dy);
  }

  /** Larger or smaller; what lies under a point of the window stays there. */
  by(factor: number, cx = this.width / 2, cy = this.height / 2): void {
    const scale = Math.min(Math.max(this.now * factor, this.fit), this.largest);
    const grown = scale / this.now;
    this.chosen = true;
    this.set(scale, cx - (cx - this.x) * grown, cy - (cy - this.y) * grown);
    clearTimeout(this.resting);
    this.resting = window.setTimeout(() => this.rest(), REST);
  }

  step(way: 1 | -1): void {
    this.by(way > 0 ? STEP : 1 / STEP);
    this.rest();
  }

  /** A place is brought into sight, by as little as will do. */
  show(x: number, y: number): void {
    const at = { x: this.x + x * this.now, y: this.y + y * this.now };
    const room = Math.min(64, this.width / 4, this.height / 4);
    const move = (value: number, most: number): number => (value < room ? room - value : value > most - room ? most - room - value : 0);
    this.move(move(at.x, this.width), move(at.y, this.height));
  }

  /** Whether a place is in the window and nothing lies over it. */
  sees(x: number, y: number): boolean {
    const at = { x: this.x + x * this.now, y: this.y + y * this.now };
    const inside = at.x > 8 && at.y > 8 && at.x < this.width - 8 && at.y < this.height - 8;
    return inside && !this.covers.some((box) => at.x > box.left && at.x < box.right && at.y > box.top && at.y < box.bottom);
  }

  /** The fingers are still: the map is drawn in its new size. */
  rest(): void {
    clearTimeout(this.resting);
    if (this.whole) this.centre();
    this.scale = this.now;
    this.stretch = 1;
  }

  private set(scale: number, x: number, y: number): void {
    this.stretch = this.scale ? scale / this.scale : 1;
    if (!this.scale) this.scale = scale;
    this.x = inside(x, this.width, this.wide * scale);
    // What is at the upper edge can be drawn out from under the buttons.
    this.y = inside(y, this.height, this.high * scale, this.bar);
  }
}

/** The map leaves no gap where it is larger than the window, but for what is allowed before it, and is in the middle where it
 * is smaller. */
function inside(at: number, window: number, map: number, before = 0): number {
  return map <= window ? (window - map) / 2 : Math.min(before, Math.max(window - map, at));
}
