/** What sets an app up: a picture to scan, an address for an app on this device, and the secret to type. */
export const AppSetUp = ({ app }: { app: { secret: string; address: string; picture: string } }) => (
  <div className="niergenoten-app-set-up">
    <p>
      Scan het plaatje met de app, of <a href={app.address}>open de app op dit toestel</a>. Lukt dat niet? Typ dan deze
      sleutel over in de app:
    </p>
    <p className="niergenoten-app-set-up__secret">{app.secret.replaceAll(/.{4}(?=.)/g, '$& ')}</p>
    {/* biome-ignore lint/performance/noImgElement: it is in the page itself */}
    <img alt="QR-code voor je app" height={200} src={app.picture} width={200} />
    <p>Vul daarna de zes cijfers in die de app laat zien.</p>
  </div>
);
