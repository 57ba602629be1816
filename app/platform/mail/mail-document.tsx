import type { ReactNode } from 'react';

interface Props {
  title: string;
  /** What stands below the greeting, smaller: why the reader gets the mail. */
  footer?: ReactNode;
  children?: ReactNode;
}

/** The frame of every mail: plain, readable in any mail program, nothing loaded from elsewhere. */
export function MailDocument({ title, footer, children }: Props) {
  return (
    <html lang="nl">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>{title}</title>
      </head>
      <body style={{ margin: 0, padding: '24px 16px', backgroundColor: '#faf7f2', color: '#1d2733' }}>
        <div style={{ maxWidth: '560px', margin: '0 auto', font: '18px/1.6 Verdana, Arial, sans-serif' }}>
          <h1 style={{ fontSize: '24px', lineHeight: 1.3 }}>{title}</h1>
          {children}
          <p style={{ marginTop: '32px' }}>
            Vriendelijke groet,
            <br />
            Niergenoten
          </p>
          {footer && (
            <p style={{ marginTop: '32px', paddingTop: '16px', borderTop: '1px solid #d8d0c4', fontSize: '16px' }}>
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
        href={href}
        style={{
          display: 'inline-block',
          padding: '12px 20px',
          borderRadius: '8px',
          backgroundColor: '#0f5563',
          color: '#ffffff',
        }}
      >
        {children}
      </a>
    </p>
  );
}
