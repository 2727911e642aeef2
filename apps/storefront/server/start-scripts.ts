import type { PageAssets } from './assets.ts'

/** Milliseconds after which scripts start even if a picture has not loaded. */
const MAX_DELAY_MS = 3000

/**
 * Runs inline in the page. On a slow connection scripts compete with the fonts and the first picture, so they start
 * after the loaded page was painted, or on the first interaction. A frame that was requested may be shown much later
 * on a slow phone: the entry of the paint timing arrives once it is on the screen.
 */
const program = `(({nonce,dataset})=>{
const add=(tag,fields)=>document.head.append(Object.assign(document.createElement(tag),fields));
let isStarted=false;
const start=()=>{
if(isStarted)return;
isStarted=true;
if(dataset.styles){
const later=Object.assign(document.createElement('link'),{rel:'stylesheet',href:dataset.styles});
later.dataset.later='loading';
later.onload=later.onerror=()=>{later.dataset.later='done'};
document.querySelector('link[rel=stylesheet]').after(later);
}
for(const href of dataset.modules.split(' '))if(href)add('link',{rel:'modulepreload',href});
add('script',{type:'module',src:dataset.entry,nonce});
};
for(const event of ['pointerdown','keydown','focusin'])addEventListener(event,start,{capture:true,once:true,passive:true});
const afterPaint=()=>requestAnimationFrame(()=>requestAnimationFrame(()=>{
if(PerformanceObserver.supportedEntryTypes.includes('paint'))new PerformanceObserver(()=>setTimeout(start)).observe({type:'paint',buffered:true});
else setTimeout(start);
}));
addEventListener('load',afterPaint);
setTimeout(start,${MAX_DELAY_MS});
})(document.currentScript)`

/** The inline script at the end of a page that starts its scripts. */
export const startScripts = (
  { script, modules, laterStyles = '' }: PageAssets,
  nonce: string,
): string =>
  `<script nonce="${nonce}" data-entry="${script}" data-modules="${modules.join(' ')}" data-styles="${laterStyles}">${program}</script>`
