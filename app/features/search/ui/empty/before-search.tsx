import { Stack } from '#app/ui/layout/stack.tsx';
import styles from './other-places.module.css';
import { OtherPlaces } from './other-places.tsx';

/** In place of the results, before anything is searched for. */
export const BeforeSearch = () => (
  <Stack gap={3}>
    <p>Vul hierboven een zoekterm in...</p>
    <h2 className={styles.title}>Liever eerst rondkijken?</h2>
    <OtherPlaces />
  </Stack>
);
