import styles from './closed-door.module.css';

/** An illustration for pages that need a login: a locked door with light behind it. */
export function ClosedDoor() {
  return (
    <svg viewBox="0 0 320 220" aria-hidden="true" focusable="false" className={styles.picture}>
      <path
        className={styles.ground}
        d="M160 6c74-3 128 22 144 78 13 48-8 110-62 124-50 12-116 12-164 0C24 195 2 132 16 84 32 28 92 8 160 6z"
      />
      <path className={styles.floor} d="M24 168h272c-8 19-26 35-54 40-50 12-116 12-164 0-27-6-45-21-54-40z" />
      <path className={styles.light} d="M104 196V92c0-76 112-76 112 0v104z" />
      <path className={styles.door} d="M116 196V94c0-60 88-60 88 0v102z" />
      <path className={styles.light} d="M132 112V94c0-38 56-38 56 0v18z" />
      <path className={styles.bar} d="M160 66v46M132 90h56" />
      <path className={styles.panel} d="M132 126h56v54h-56z" />
      <path className={styles.shackle} d="M148 146v-9c0-16 24-16 24 0v9" />
      <rect className={styles.lock} x="141" y="144" width="38" height="31" rx="7" />
      <path
        className={styles.hole}
        d="M160 155a4.5 4.5 0 0 1 2.5 8.200l1.2 5.300h-7.400l1.2-5.300a4.5 4.5 0 0 1 2.5-8.200z"
      />
      <path className={styles.step} d="M92 194h136c6 0 6 12 0 12H92c-6 0-6-12 0-12z" />
      <path
        className={styles.leaf}
        d="M64 160c-22-6-28-26-24-44 19 6 27 24 24 44zM68 160c-6-26 4-46 24-54 6 22-4 44-24 54z"
      />
      <path className={styles.pot} d="M44 160h44l-6 36H50z" />
      <path
        className={styles.leaf}
        d="M254 164c-14-10-15-26-8-38 14 9 16 24 8 38zM256 164c0-18 10-30 26-32 0 18-10 30-26 32z"
      />
      <path className={styles.bloom} d="M252 118c-8-12 8-20 12-8 10-8 18 6 6 12 4 12-12 14-14 4-10 2-12-8-4-8z" />
      <path className={styles.pot} d="M236 164h40l-5 32h-30z" />
    </svg>
  );
}
