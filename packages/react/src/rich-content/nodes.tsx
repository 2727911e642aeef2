import type { ReactNode } from 'react'
import { childrenOf, MAX_DEPTH, typeOf } from './read.ts'
import { oneDeeper, type PartProps, type RenderContext } from './render-context.ts'

/** Renders nodes by their type. */
export function Nodes({
  nodes,
  context,
}: {
  nodes: readonly unknown[]
  context: RenderContext
}): ReactNode {
  if (context.depth > MAX_DEPTH) return null
  const inner = oneDeeper(context)
  return nodes.map((node, at) => {
    const type = typeOf(node)
    const Part = (Object.hasOwn(context.parts, type) && context.parts[type]) || Unknown
    // biome-ignore lint/suspicious/noArrayIndexKey: documents do not change once rendered.
    return <Part key={at} node={node} context={inner} />
  })
}

/** Of an unknown type, renders the children. */
function Unknown({ node, context }: PartProps) {
  return <Nodes nodes={childrenOf(node)} context={context} />
}
