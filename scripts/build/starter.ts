// The scripts inside the document: one starts the app and says on the page cover why nothing comes.
import { RELEASE_PICTURES } from '#src/contract/page/first-screen.ts';
import { SCROLL_KEY } from '#src/contract/page/scroll-place.ts';

/** Milliseconds until the cover says what is wrong. */
const PATIENCE_MS = 5000;

/**
 * Starting a cached script at once would compile it before the first frame, so it starts after one. A page in the
 * background draws no frames and starts at once. A script that does not arrive is asked for again, ever more slowly;
 * a browser that remembers the failure reloads when it is online again.
 */
export const starterOf = (entry: string, ahead: readonly string[]): string =>
  `(()=>{${SAY}${aheadOf(ahead)}let wait=300,show=()=>{${RELEASE_PICTURES}},go=()=>import("${entry}").then(show,` +
  '()=>{show();root.dataset.missing="";addEventListener("online",again,{once:true});' +
  'setTimeout(go,wait=Math.min(wait*2,8e3))});' +
  'document.hidden?begin():requestAnimationFrame(()=>setTimeout(begin))})()';

/**
 * What every other screen than the lobby needs is asked for beside the first script: one after the other, each would
 * cost a round trip. The lobby is drawn and used without it. A script that the browser has in memory is compiled on the
 * spot, so each is asked for in a task of its own, and a tap in between is handled.
 */
const aheadOf = (files: readonly string[]): string =>
  `let begin=()=>{let tasks=location.pathname==="/"?[]:${JSON.stringify(files)}.map(file=>()=>{` +
  'let link=document.createElement("link");link.rel="modulepreload";link.href=file;document.head.append(link)});' +
  '[...tasks,go].forEach(task=>setTimeout(task))};';

/**
 * A browser may offer the app before the script that keeps its prompt has arrived (`app/listeners/installation.ts`).
 *
 * A lobby that was scrolled is hidden until it is at its place; `app/listeners/scroll.ts` shows it again. In the head,
 * because a frame may be drawn when only a part of the document has been read. The first question to a storage waits for
 * the browser's own process, so a page that was newly asked for asks none before its first frame.
 */
export const HOLD =
  'addEventListener("beforeinstallprompt",e=>{e.preventDefault();window.installPrompt=e});' +
  'try{if(performance.getEntriesByType("navigation")[0].type!=="navigate"&&' +
  `JSON.parse(sessionStorage.getItem("${SCROLL_KEY}"))[location.pathname+location.search].inList!==undefined){` +
  `let root=document.documentElement;root.dataset.restoring="";setTimeout(()=>delete root.dataset.restoring,${PATIENCE_MS})}}catch{}`;

/** In the language of the cookie, or in one of the browser's. Nothing is said once there is something to see. */
const SAY =
  'let root=document.documentElement,cover=document.getElementById("cover"),said,' +
  'say=()=>{let why=navigator.onLine?"missing"in root.dataset?"missing":"slow":"offline";' +
  'if(!said){let all=[...cover.querySelectorAll("template")],base=t=>t.split("-")[0],' +
  'wanted=[(/language=([\\w-]+)/.exec(document.cookie)||[])[1]||"",...navigator.languages],' +
  'words=wanted.flatMap(t=>all.filter(w=>base(w.lang)===base(t)))[0]||all[0];said=document.createElement("div");said.lang=words.lang;said.dir=words.dir;said.append(words.content);words.after(said)}' +
  'said.querySelectorAll("[data-why]").forEach(p=>p.hidden=p.dataset.why!==why)},' +
  `talk=()=>{if("usable"in root.dataset)return;say();setTimeout(talk,1e3)},` +
  // Without a worker a reload on a dead line would end on the browser's own error page.
  'again=()=>navigator.serviceWorker?.controller?location.reload():' +
  'fetch("/build.json",{cache:"no-store"}).then(r=>r.json()).then(()=>location.reload(),()=>{});' +
  `setTimeout(talk,${PATIENCE_MS});` +
  'cover.addEventListener("click",e=>e.target.closest("button")&&again());';
