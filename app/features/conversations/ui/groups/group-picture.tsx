import { groupPicturePath } from '../../paths.ts';
import styles from './group-picture.module.css';

/** The drawing of a group, beside its title. */
export function GroupPicture({ name }: { name: string }) {
  return <img className={styles.picture} src={groupPicturePath(name)} alt="" width={72} height={72} loading="lazy" />;
}
