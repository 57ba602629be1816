import type { ReactNode } from 'react';
import styles from './setting.module.css';

/** Settings below each other, in one frame. */
export const SettingList = ({ children }: { children: ReactNode }) => <div className={styles.list}>{children}</div>;
