import { type RefObject, useEffect, useState } from 'react';

/** How long each theme is shown, in milliseconds (home-5). */
const SHOWN_FOR = 3000;

/**
 * Chooses the next radio button of a carousel every three seconds. It waits while the pointer or the focus is in the
 * carousel (`hold`) and while nobody sees the page. It does not begin by itself for a reader who prefers less motion.
 */
export function useAutoplay(carousel: RefObject<HTMLElement | null>) {
  const [playing, setPlaying] = useState(true);
  const [held, setHeld] = useState({ pointer: false, focus: false });
  const stop = () => setPlaying(false);

  useEffect(() => {
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) setPlaying(false);
  }, []);

  const running = playing && !held.pointer && !held.focus;
  useEffect(() => {
    if (!running) return;
    const timer = setInterval(() => {
      if (carousel.current && !document.hidden) chooseNext(carousel.current);
    }, SHOWN_FOR);
    return () => clearInterval(timer);
  }, [running, carousel]);

  return {
    playing,
    stop,
    toggle: () => setPlaying((was) => !was),
    hold: {
      onPointerEnter: () => setHeld((was) => ({ ...was, pointer: true })),
      onPointerLeave: () => setHeld((was) => ({ ...was, pointer: false })),
      onFocus: () => setHeld((was) => ({ ...was, focus: true })),
      onTouchMove: stop, // whoever scrolls in it is reading
      onBlur: () => setHeld((was) => ({ ...was, focus: false })),
    },
  };
}

function chooseNext(carousel: HTMLElement): void {
  const choices = [...carousel.querySelectorAll('input')];
  const next = choices[(choices.findIndex(({ checked }) => checked) + 1) % choices.length];
  if (next) next.checked = true;
}
