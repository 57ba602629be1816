import type { ReactNode } from 'react';

interface Props {
  title: string;
  /** What stands below the greeting, smaller: why the reader gets the mail. */
  footer?: ReactNode;
  children?: ReactNode;
}

/**
 * The colours of app/ui/styles/tokens.css, by the scheme of the reader. Not every mail program has this; then the styles of
 * the elements hold, over which those of a dark scheme must win.
 */
const COLOURS = `
  :root { color-scheme: light dark; }
  a { color: #0b5260; }
  @media (prefers-color-scheme: dark) {
    body { background-color: #13191f !important; color: #eff1ee !important; }
    a { color: #86d4df; }
    .button { background-color: #86d4df !important; color: #06252b !important; }
    .footer { border-color: #38444f !important; }
  }
`;

/** The frame of every mail: plain, readable in any mail program, nothing loaded from elsewhere. */
export function MailDocument({ title, footer, children }: Props) {
  return (
    <html lang="nl">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <title>{title}</title>
        <style>{COLOURS}</style>
      </head>
      <body style={{ margin: 0, padding: '24px 16px', backgroundColor: '#faf6ef', color: '#1a2530' }}>
        <div style={{ maxWidth: '560px', margin: '0 auto', font: '18px/1.6 Verdana, Arial, sans-serif' }}>
          <h1 style={{ fontSize: '24px', lineHeight: 1.3 }}>{title}</h1>
          {children}
          <p style={{ marginTop: '32px' }}>
            Vriendelijke groet,
            <br />
            Niergenoten
          </p>
          {footer && (
            <p
              className="footer"
              style={{ marginTop: '32px', paddingTop: '16px', borderTop: '1px solid #ddd5c8', fontSize: '16px' }}
            >
              {footer}
            </p>
          )}
        </div>
      </body>
    </html>
  );
}

/** The button of a mail. */
export function MailAction({ href, children }: { href: string; children?: ReactNode }) {
  return (
    <p>
      <a
        className="button"
        href={href}
        style={{
          display: 'inline-block',
          padding: '12px 20px',
          borderRadius: '8px',
          backgroundColor: '#0b5260',
          color: '#ffffff',
        }}
      >
        {children}
      </a>
    </p>
  );
}
