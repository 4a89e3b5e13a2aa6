// What scrolls says that there is more of it below or beside: it is marked as long as something of it is out of sight.

const SLIP = 6;

export function more(list: HTMLElement): () => void {
  let frame = 0;
  const look = (): void => {
    frame = 0;
    const below = list.scrollHeight - list.clientHeight - list.scrollTop > SLIP;
    if (below !== "more" in list.dataset) list.toggleAttribute("data-more", below);
  };
  const soon = (): void => {
    frame ||= requestAnimationFrame(look);
  };
  soon();
  const size = new ResizeObserver(soon);
  size.observe(list);
  const change = new MutationObserver(soon);
  change.observe(list, { childList: true, subtree: true, characterData: true });
  list.addEventListener("scroll", soon, { passive: true });
  return () => {
    cancelAnimationFrame(frame);
    size.disconnect();
    change.disconnect();
    list.removeEventListener("scroll", soon);
    list.removeAttribute("data-more");
  };
}
