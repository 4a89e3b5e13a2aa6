// What a table needs of a game. All else of a game stays in its own folder.

import type { Component, Snippet } from "svelte";
import type { Beat } from "../look/motion.svelte";
import type { Hands } from "../table/hands";
import type { TipText } from "../parts/tip.svelte";
import type { TableModel } from "../table/model.svelte";
import type { Person } from "../table/people";
import type { Chapter } from "../table/story";
import type { Perch } from "../table/turn";
import type * as wire from "../wire";
import type { Facts } from "../words/bundle";
import type { Box, Entry, Gain, Places, Speech } from "../words/speech";

export type Said = "silent" | "next" | "cowardly" | "brave" | "out";

/** What every game shows a viewer; each adds its own. */
export interface TableView {
  game: string;
  players: number;
  viewer: number | null;
  starter: number;
  round: number;
  leader: number;
  role: string | null;
  speaker: number | null;
  brave: number | null;
  said: Said[];
  turns: string[];
  deciders: number[];
  sealed: string | null;
  /** Decisions so far. */
  moves: number;
  /** Who has decided since anybody was last shown something new. */
  stager: number | null;
  over: boolean;
  hand_sizes: number[];
  hand: string[];
  picks: string[];
  /** What follows from all this by the rules, as the game tells it. */
  follows?: Follows;
}

/** What every game tells so; each adds its own. */
export interface Follows {
  /** All seats in the order in which they speak in the turn on the stick. */
  order?: number[];
  /** By seat that is out in the turn on the stick, who has overtaken it. */
  overtaken?: Record<number, number>;
}

export interface Offer extends Omit<wire.Offer, "brings"> {
  brings: Gain;
}

/** What the viewer is asked. */
export interface Choices extends Omit<wire.Choices, "actions"> {
  actions?: Offer[];
}

/** Where a learner is in a lesson, and what it says there. */
export interface LessonStep {
  name: string;
  step: number;
  of: number;
  /** The end of a message's name, and what it is filled in with. */
  say?: string;
  facts?: Facts;
  /** What it points to (table/anchors.ts). */
  at?: string[];
  /** It goes on only when the learner says so. */
  waits?: boolean;
  /** Where not everything legal may be chosen: what may. */
  only?: string[];
  done?: boolean;
  /** The lesson that comes after it, if any. */
  next?: string | null;
}

export interface Picture<V extends TableView = TableView> {
  view: V;
  choices: Choices | null;
  /** Why the viewer cannot take its last choice back: the code of a refusal; nothing where it can. */
  no_undo?: string | null;
  /** The entry of the table's log since which it goes on by other rules than it was begun with. */
  changed_rules_at?: number;
  lesson?: LessonStep;
  places?: number[];
  scores?: number[];
  /** Points at the start and after each round, by seat, once the game is over. */
  course?: number[][];
  seed?: string;
  salt?: string;
  /** What people have put into the shuffle, by seat. */
  shares?: (wire.ShareShown | null)[];
}

/** The middle of the table: what lies open. */
export interface MiddleProps<V> {
  model: TableModel;
  view: V;
  speech: Speech;
  clocks: wire.ClockShown[];
  ahead: number;
  /** What each seat saw itself, where all cards are open. */
  open?: V[] | undefined;
}

export interface DockProps<V> {
  model: TableModel;
  view: V;
  choices: Choices | null;
  speech: Speech;
  hands: Hands;
  /** What happened last, for those who wait. */
  latest?: string[];
  /** Whoever looks back decides nothing: what stands in the place of the decision. */
  instead?: Snippet | undefined;
}

export interface PickingProps<V> {
  model: TableModel;
  view: V;
  choices: Choices | null;
  speech: Speech;
  hands: Hands;
  /** What is picked so far; it is kept while somebody looks back. */
  picked?: string[];
}

export interface TextProps<V> {
  model: TableModel;
  view: V;
  choices: Choices | null;
  speech: Speech;
  hands: Hands;
  chapters: Chapter[];
}

export interface EndProps<V> {
  model: TableModel;
  view: V;
  speech: Speech;
  hands: Hands;
  onLook: () => void;
  onWatch: () => void;
}

/** How what happens in a game is told by motion, over a page that shows the outcome already. */
export interface Stage<V> {
  /** What happened from a place in the journal on; the view is the one that the whole of it has led to. */
  beats: (journal: Entry[], from: number, view: V, viewer: number | null) => Beat[];
  /** The scores at the end. */
  scores: () => Beat[];
}

/** What those parts of the table are that all games have. */
export interface TableTips {
  perch: (perch: Perch) => TipText;
  round: () => TipText;
}

/** A game at a table: its words, and the parts of the screen that are its own. */
export interface GameTable<V extends TableView = TableView> {
  box: Box;
  /** Where the table is, in a few words: which round, which turn. */
  when: (view: V, speech: Speech) => string;
  /** Entries that begin a part of the log between turns, and those that belong to the line before them. */
  closes: string[];
  joins: string[];
  /** What one plays for, in a line. */
  goal?: (view: V, speech: Speech) => string;
  /** What the stick is about at this moment. */
  title: (view: V, speech: Speech) => string;
  /** The drawing of a role. */
  icon: (role: string) => string;
  /** A table's map, which names what lies on it; nothing until it has come. */
  places?: (table: string) => Places | null;
  stage?: Stage<V>;
  tips?: (view: V, speech: Speech, people: Person[]) => TableTips;
  Middle: Component<MiddleProps<V>>;
  /** What stands above the log, where there is room beside the middle. */
  Side?: Component<MiddleProps<V>>;
  Dock: Component<DockProps<V>>;
  Picking: Component<PickingProps<V>, object, "picked">;
  /** All of it as text, for whoever wants that; it is fetched then. */
  text: () => Promise<{ default: Component<TextProps<V>> }>;
  /** How it ended; fetched then. */
  end: () => Promise<{ default: Component<EndProps<V>> }>;
}
