/** The end of a mail that members may switch off; `settings` is the address of the page for it. */
export const HowToStop = ({ settings }: { settings: string }) => (
  <p>
    Wil je deze mails niet meer? <a href={settings}>Zet ze uit bij je instellingen</a>.
  </p>
);
