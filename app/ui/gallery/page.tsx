export default function Gallery() {
  return (
    <main>
      <h1>Bouwstenen</h1>
    </main>
  );
}
