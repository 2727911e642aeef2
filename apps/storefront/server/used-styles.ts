import postcss, { type AtRule, type ChildNode, type Root } from 'postcss'

/** What scripts can set as a class: whole names, and beginnings of composed ones such as `v-button-${tone}`. */
export type ClassNames = { names: ReadonlySet<string>; beginnings: readonly string[] }

/** Every word counts: a rule too many costs bytes, a missing one the look. */
export function classNamesIn(script: string): ClassNames {
  return {
    names: new Set(script.match(/[a-zA-Z_][\w-]*/g)),
    beginnings: [...script.matchAll(/([a-z][\w-]*-)(?:\$\{|["'`]\s*\+)/g)].flatMap(
      ([, beginning]) => beginning ?? [],
    ),
  }
}

/** Layers of apps and components; everything else concerns every page. */
const layersOfScreens = ['vitrine', 'components']

/** The styles of pages with these classes, in their order. */
export function usedStyles(css: string, { names, beginnings }: ClassNames): string {
  const root = postcss.parse(css)
  const isUsed = (name: string) =>
    names.has(name) || beginnings.some((beginning) => name.startsWith(beginning))
  for (const layer of root.nodes.filter(isOfScreens)) {
    layer.walkRules((rule) => {
      const used = rule.selectors.filter((selector) => requiredClasses(selector).every(isUsed))
      if (isKeyframe(rule.parent) || used.length === rule.selectors.length) return
      if (used.length === 0) rule.remove()
      else rule.selectors = used
    })
  }
  removeEmpty(root)
  return root.toString()
}

/**
 * The style sheet without what every page has: loaded after the styles of a page it changes nothing there, and has what
 * other screens need. A font that is declared again would be exchanged for its fallback until it is read again.
 */
export function otherStyles(css: string): string {
  const root = postcss.parse(css)
  root.each((node) => {
    const isOrder = node.type === 'atrule' && node.name === 'layer' && !node.nodes
    if (!isOrder && !isOfScreens(node)) node.remove()
  })
  return root.toString()
}

const isOfScreens = (node: ChildNode): node is AtRule =>
  node.type === 'atrule' &&
  node.name === 'layer' &&
  node.nodes !== undefined &&
  layersOfScreens.includes(node.params)

const isKeyframe = (parent: unknown) => (parent as AtRule).name?.endsWith('keyframes')

/** Classes without which the selector matches nothing. Alternatives in `:is()` and the like do not count. */
function requiredClasses(selector: string): string[] {
  let plain = selector
  for (let before = ''; before !== plain; ) {
    before = plain
    plain = plain.replace(/:[a-z-]+\([^()]*\)/g, '')
  }
  return [...plain.matchAll(/\.((?:[\w-]|\\.)+)/g)].flatMap(([, name]) => name ?? [])
}

function removeEmpty(root: Root): void {
  root.walkAtRules((rule) => {
    if (rule.nodes?.length === 0) rule.remove()
  })
}
