import { expect, it } from 'vitest';
import { cookiesPath, loginPath } from './paths.ts';

it.each([
  [undefined, '/inloggen'],
  ['/', '/inloggen'],
  ['/groepen?page=2', '/inloggen?afterLoginUrl=%2Fgroepen%3Fpage%3D2'],
  ['/cookies', '/inloggen'],
  ['/cookies?terug=%2Fgroepen%3Fpage%3D2', '/inloggen?afterLoginUrl=%2Fgroepen%3Fpage%3D2'],
  ['/cookies?terug=%2Finloggen%3FafterLoginUrl%3D%252Fgroepen', '/inloggen?afterLoginUrl=%2Fgroepen'],
])('the login from %s is %s', (path, login) => {
  expect(loginPath(path)).toBe(login);
});

it('the login and the cookie settings, each from the other, have the same addresses again and again', () => {
  const login = loginPath('/groepen');
  expect(loginPath(cookiesPath(login))).toBe(login);
});
