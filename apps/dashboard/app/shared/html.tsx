import { createElement, Fragment, type ReactNode, useMemo } from 'react'

const allowedTags = new Set(
  'a b blockquote br code div em h2 h3 h4 h5 h6 hr i li ol p pre s small span strong sub sup table tbody td th thead tr u ul'.split(
    ' ',
  ),
)
/** Removed with their content. */
const droppedTags = new Set(['script', 'style', 'iframe', 'object', 'template', 'svg', 'math'])
const voidTags = new Set(['br', 'hr'])

interface HtmlProps {
  readonly text: string
  /** Whether links can be followed; true by default. */
  readonly withLinks?: boolean
}

/** HTML reduced to text formatting tags, without anything active. */
export function Html({ text, withLinks = true }: HtmlProps) {
  const nodes = useMemo(() => {
    if (typeof DOMParser === 'undefined') return null
    return renderChildren(new DOMParser().parseFromString(text, 'text/html').body, withLinks)
  }, [text, withLinks])
  return <div className="prose">{nodes}</div>
}

const renderChildren = (node: Node, withLinks: boolean): ReactNode[] =>
  [...node.childNodes].map((child, at) => renderNode(child, at, withLinks))

function renderNode(node: Node, key: number, withLinks: boolean): ReactNode {
  if (node.nodeType === Node.TEXT_NODE) return node.textContent
  if (!(node instanceof Element)) return null
  const tag = node.tagName.toLowerCase()
  if (droppedTags.has(tag)) return null
  if (voidTags.has(tag)) return createElement(tag, { key })
  if (tag === 'img') return renderImage(node, key)
  if (!allowedTags.has(tag)) return <Fragment key={key}>{renderChildren(node, withLinks)}</Fragment>
  const link = withLinks ? linkProps(node, tag) : {}
  return createElement(tag, { key, ...link }, ...renderChildren(node, withLinks))
}

function renderImage(node: Element, key: number) {
  const src = node.getAttribute('src') ?? ''
  if (!/^https?:/i.test(src)) return null
  return <img key={key} src={src} alt={node.getAttribute('alt') ?? ''} />
}

function linkProps(node: Element, tag: string) {
  const href = node.getAttribute('href') ?? ''
  if (tag !== 'a' || !/^(https?:|mailto:|\/)/i.test(href)) return {}
  return { href, target: '_blank', rel: 'noreferrer' }
}
