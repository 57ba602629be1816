import { JSDOM } from 'jsdom';
import { describe, expect, it } from 'vitest';
import { internalPath } from './use-link-navigation.ts';

describe('a link', () => {
  const HERE = 'https://site.example/artikelen/shunt?a=b';

  function pathOf(html: string): string | null {
    const link = new JSDOM(html, { url: HERE }).window.document.querySelector('a');
    return link && internalPath(link, new URL(HERE).origin);
  }

  it.each([
    ['<a href="/artikelen/hemodialyse">', '/artikelen/hemodialyse'],
    ['<a href="/groepen?page=2#laatste">', '/groepen?page=2#laatste'],
    ['<a href="https://site.example/contact">', '/contact'],
    ['<a href="/artikelen/shunt#kop">', '/artikelen/shunt#kop'],
  ])('%s leads to a page of this site', (html, path) => {
    expect(pathOf(html)).toBe(path);
  });

  it.each([
    '<a href="https://elders.example/artikelen/shunt">',
    '<a href="http://site.example/contact">',
    '<a href="mailto:contact@site.example">',
    '<a href="tel:08000000000">',
    '<a href="#kop">',
    '<a href="/contact" target="_blank">',
    '<a href="/contact" download>',
    '<a href="/contact" data-link="document">',
    '<a>',
    '<a href="/media/editorial/1a2b3c4d5e-folder.pdf">',
    '<a href="/sitemap.xml">',
    '<a href="/api/docs">',
  ])('%s is left to the browser', (html) => {
    expect(pathOf(html)).toBeNull();
  });
});
