import { installOnce, toShop } from './state.ts'

/** The attributes of elements that contain URLs of pictures and videos. */
const attributes = ['src', 'srcset', 'poster', 'style'] as const
type Attribute = (typeof attributes)[number]
const selector = 'img, source, video, audio, [style*="url("]'

/** Replaces the platform's URLs in an attribute with those of the shop. */
export function textAtShop(name: string, text: string): string {
  if (name === 'style') {
    return text.replace(/url\(\s*(["']?)(.*?)\1\s*\)/g, (all, quote: string, address: string) => {
      const target = toShop(address)
      return target === undefined ? all : `url(${quote}${target}${quote})`
    })
  }
  // Picture URLs contain commas; in a srcset white space ends a URL.
  if (name === 'srcset') {
    return text.replace(/[^\s,]\S*/g, (address) => toShop(address) ?? address)
  }
  return toShop(text) ?? text
}

/**
 * Loads pictures and videos of the platform from the shop wherever a script sets their URL. Browsers request URLs in
 * HTML and style sheets before scripts can change them; those need the service worker.
 */
export function installElements(): void {
  if (typeof document === 'undefined' || typeof HTMLImageElement === 'undefined') return
  installOnce('elements', () => {
    redirectProperty(HTMLImageElement.prototype, 'src')
    redirectProperty(HTMLImageElement.prototype, 'srcset')
    redirectProperty(HTMLSourceElement.prototype, 'src')
    redirectProperty(HTMLSourceElement.prototype, 'srcset')
    redirectProperty(HTMLMediaElement.prototype, 'src')
    redirectProperty(HTMLVideoElement.prototype, 'poster')
    redirectSetAttribute()
    watchDocument()
  })
}

function redirectProperty(prototype: object, name: Attribute): void {
  const property = Object.getOwnPropertyDescriptor(prototype, name)
  const set = property?.set
  if (!property || !set) return
  Object.defineProperty(prototype, name, {
    ...property,
    set(value: unknown) {
      set.call(this, typeof value === 'string' ? textAtShop(name, value) : value)
    },
  })
}

const isWatched = (name: string): name is Attribute =>
  (attributes as readonly string[]).includes(name)

/** Frames, scripts and similar elements keep their URL. */
const shows = (element: Element, name: string): boolean =>
  name === 'style' || /^(img|source|video|audio)$/i.test(element.localName)

function redirectSetAttribute(): void {
  const { setAttribute } = Element.prototype
  Element.prototype.setAttribute = function redirected(this: Element, name, value) {
    const lower = String(name).toLowerCase()
    const isRedirected = isWatched(lower) && shows(this, lower)
    setAttribute.call(this, name, isRedirected ? textAtShop(lower, String(value)) : value)
  }
}

/** Changes URLs that were set by HTML text or style objects, before the next frame. */
function watchDocument(): void {
  new MutationObserver((changes) => {
    for (const { type, target, attributeName, addedNodes } of changes) {
      if (type === 'attributes') correct(target as Element, attributeName as Attribute)
      else for (const node of addedNodes) if (node instanceof Element) correctBelow(node)
    }
  }).observe(document, {
    subtree: true,
    childList: true,
    attributes: true,
    attributeFilter: [...attributes],
  })
  correctBelow(document)
}

function correctBelow(root: Element | Document): void {
  const elements = [...root.querySelectorAll(selector)]
  if (root instanceof Element && root.matches(selector)) elements.push(root)
  for (const element of elements) for (const name of attributes) correct(element, name)
}

function correct(element: Element, name: Attribute): void {
  const text = element.getAttribute(name)
  if (text === null || !shows(element, name)) return
  const corrected = textAtShop(name, text)
  if (corrected !== text) element.setAttribute(name, corrected)
}
