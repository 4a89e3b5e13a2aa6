// What a viewer can do at a table. The wiring turns each into a message to the server; the gallery ignores them.

export interface Hands {
  act(action: string): void;
  seal(answer: string): void;
  unseal(): void;
  takeBack(): void;
  say(text: string): void;
  skip(): void;
  rematch(): void;
}

export const NO_HANDS: Hands = {
  act: () => undefined,
  seal: () => undefined,
  unseal: () => undefined,
  takeBack: () => undefined,
  say: () => undefined,
  skip: () => undefined,
  rematch: () => undefined,
};
