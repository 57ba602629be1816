import { SEARCH_PATH, SUGGESTIONS } from '#app/features/search/paths.ts';
import { PRODUCT } from '#app/product.ts';
import { Button } from '#app/ui/button/button.tsx';
import { SearchBox } from '#app/ui/form/search-box.tsx';
import { X } from '#app/ui/icon/icons.ts';
import { SEARCH_PANEL_ID } from '#app/ui/layout/page-ids.ts';
import styles from './search-panel.module.css';

/** The search of the site, above the page: a popover, which opens with the focus in its field, also without JavaScript. */
export const SearchPanel = () => (
  <div id={SEARCH_PANEL_ID} popover="auto" className={styles.panel}>
    <div className={styles.content}>
      <SearchBox
        label={`Zoek in heel ${PRODUCT}`}
        landmark="Hele site"
        action={SEARCH_PATH}
        suggestions={SUGGESTIONS}
        autoFocus
      />
      <Button
        variant="quiet"
        icon={X}
        popoverTarget={SEARCH_PANEL_ID}
        popoverTargetAction="hide"
        className={styles.close}
      >
        Sluit
      </Button>
    </div>
  </div>
);
