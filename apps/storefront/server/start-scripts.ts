import type { PageAssets } from './assets.ts'

/** Milliseconds after which scripts start even if a picture has not loaded. */
const MAX_DELAY_MS = 3000

/**
 * Runs inline in the page. On a slow connection scripts compete with the fonts and the first picture, so they start
 * after the loaded page was painted, or on the first interaction; so do later pictures, which styles hide until then
 * (`data-unpainted`). A frame that was requested may be shown much later on a slow phone: the entry of the paint timing
 * arrives once it is on the screen.
 */
const program = `(({nonce,dataset})=>{
const make=(tag,fields)=>Object.assign(document.createElement(tag),fields);
let isStarted;
const start=()=>{
if(isStarted)return;
isStarted=1;
delete document.documentElement.dataset.unpainted;
if(dataset.styles)document.head.append(make('link',{rel:'prefetch',as:'style',href:dataset.styles}));
document.head.append(...dataset.modules.split(' ').map(href=>make('link',{rel:'modulepreload',href})),make('script',{type:'module',src:dataset.entry,nonce}));
};
for(const event of ['pointerdown','keydown','focusin'])addEventListener(event,start,{capture:true,once:true,passive:true});
addEventListener('load',()=>requestAnimationFrame(()=>requestAnimationFrame(()=>{
if(PerformanceObserver.supportedEntryTypes.includes('paint'))new PerformanceObserver(()=>setTimeout(start)).observe({type:'paint',buffered:true});
else setTimeout(start);
})));
setTimeout(start,${MAX_DELAY_MS});
})(document.currentScript)`

/**
 * Sets the mark by which styles hide later pictures, in an inline script before the style sheets, which it would wait
 * for. Where scripts are blocked there is no mark, and these pictures load at once.
 */
export const markUnpainted = (nonce: string): string =>
  `<script nonce="${nonce}">document.documentElement.dataset.unpainted=''</script>`

/** The inline script at the end of a page that starts its scripts. */
export const startScripts = (
  { script, modules, laterStyles = '' }: PageAssets,
  nonce: string,
): string =>
  `<script nonce="${nonce}" data-entry="${script}" data-modules="${modules.join(' ')}" data-styles="${laterStyles}">${program}</script>`
