// Where a page that needs no server sends people who want one, as it was told when it was built.

/** A server to play on; "" where none was named. */
export const SERVER: string = import.meta.env.BROOMSTICK_SERVER ?? "";
/** The page of the documentation on running one. */
export const DOCS: string = import.meta.env.BROOMSTICK_DOCS ?? "";
