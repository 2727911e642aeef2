import type { ReactNode } from 'react'
import { childrenOf, MOST_DEPTH, typeOf } from './read.ts'
import { deeper, type PartProps, type World } from './world.ts'

/** Some nodes, each by its kind. */
export function Nodes({ nodes, world }: { nodes: readonly unknown[]; world: World }): ReactNode {
  if (world.depth > MOST_DEPTH) return null
  const inner = deeper(world)
  return nodes.map((node, at) => {
    const type = typeOf(node)
    const Part = (Object.hasOwn(world.parts, type) && world.parts[type]) || Unknown
    // biome-ignore lint/suspicious/noArrayIndexKey: documents do not change once they are shown.
    return <Part key={at} node={node} world={inner} />
  })
}

/** Of a kind that nobody knows, what it holds. */
function Unknown({ node, world }: PartProps) {
  return <Nodes nodes={childrenOf(node)} world={world} />
}
