import { UNEXPECTED_ERROR } from '#app/ui/feedback/toast-context.ts';

/** The path of an uploaded picture, or why it could not be used. */
type Upload = { path: string } | { error: string };

/** Uploads a picture for a post. It uses plain fetch: the typed client sends no files. */
export async function uploadPicture(file: File, antiforgery: string | null): Promise<Upload> {
  const body = new FormData();
  body.set('image', file);
  try {
    const response = await fetch('/api/v1/CustomBlog/postimage', {
      method: 'POST',
      credentials: 'same-origin',
      headers: { 'x-xsrf-token': antiforgery ?? '' },
      body,
    });
    const answer = await response.json();
    if (response.ok) return { path: answer.imgUrl };
    return { error: answer.fields?.image ?? answer.message ?? UNEXPECTED_ERROR };
  } catch {
    return { error: 'Het uploaden is niet gelukt. Kijk of je internet hebt en probeer het nog eens.' };
  }
}
