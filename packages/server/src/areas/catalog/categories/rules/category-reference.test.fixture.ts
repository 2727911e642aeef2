/** A step of a random history; numbers are indexes into the existing categories. */
export type Step =
  | { readonly kind: 'add'; readonly parent: number }
  | {
      readonly kind: 'move'
      readonly which: number
      readonly parent: number
      readonly position: 'FIRST' | 'LAST' | 'AFTER'
      readonly after: number
    }
  | { readonly kind: 'show'; readonly which: number; readonly visible: boolean }
  | { readonly kind: 'delete'; readonly which: number; readonly below: 'delete' | 'lift' }

/** The step with resolved ids. */
export type ResolvedStep =
  | { readonly kind: 'add'; readonly parentId: string | null }
  | {
      readonly kind: 'move'
      readonly id: string
      readonly parentId: string | null
      readonly position: 'FIRST' | 'LAST' | 'AFTER'
      readonly afterId?: string
    }
  | { readonly kind: 'show'; readonly id: string; readonly visible: boolean }
  | { readonly kind: 'delete'; readonly id: string; readonly below: 'delete' | 'lift' }

interface Node {
  readonly id: string
  parent: Node | null
  visible: boolean
  children: Node[]
}

const LEVELS = 5

/** A reference implementation of the tree in plain objects. */
export function createReference() {
  const root: Node = { id: '', parent: null, visible: true, children: [] }
  const below = (node: Node): Node[] => node.children.flatMap((one) => [one, ...below(one)])
  const way = (node: Node): Node[] =>
    node.parent && node.parent !== root ? [...way(node.parent), node.parent] : []
  const height = (node: Node): number => 1 + Math.max(0, ...node.children.map(height))
  const find = (id: string | null) =>
    id ? (below(root).find((one) => one.id === id) ?? root) : root
  const pick = (number: number) => {
    const all = below(root)
    return all.length > 0 ? (all[number % all.length] as Node) : undefined
  }
  /** Every third number means the root. */
  const pickParent = (number: number) => (number % 3 === 0 ? null : (pick(number)?.id ?? null))
  const detach = (node: Node) => {
    const parent = node.parent ?? root
    parent.children = parent.children.filter((one) => one !== node)
  }
  const levelsOf = (node: Node) => (node === root ? 0 : way(node).length + 1)

  const changes: {
    [Kind in ResolvedStep['kind']]: (w: Extract<ResolvedStep, { kind: Kind }>, id: string) => string
  } = {
    add({ parentId }, id) {
      const parent = find(parentId)
      if (!parent.visible) return 'PARENT_CATEGORY_HIDDEN'
      if (levelsOf(parent) >= LEVELS) return 'CATEGORY_DEPTH_LIMIT_EXCEEDED'
      parent.children.push({ id, parent, visible: true, children: [] })
      return 'OK'
    },
    move({ id, parentId, position, afterId }) {
      const [node, parent] = [find(id), find(parentId)]
      if (parent === node || below(node).includes(parent)) return 'TREE_CYCLE_DETECTED'
      if (levelsOf(parent) + height(node) > LEVELS) return 'CATEGORY_DEPTH_LIMIT_EXCEEDED'
      const after = afterId ? find(afterId) : undefined
      if (position === 'AFTER' && (!after || after === node || after.parent !== parent)) {
        return 'AFTER_CATEGORY_NOT_IN_PARENT'
      }
      detach(node)
      const at =
        position === 'LAST'
          ? parent.children.length
          : after
            ? parent.children.indexOf(after) + 1
            : 0
      parent.children.splice(position === 'FIRST' ? 0 : at, 0, node)
      node.parent = parent
      if (!parent.visible) for (const one of [node, ...below(node)]) one.visible = false
      return 'OK'
    },
    show({ id, visible }) {
      const node = find(id)
      if (visible && !node.visible && node.parent && !node.parent.visible) {
        return 'PARENT_CATEGORY_HIDDEN'
      }
      node.visible = visible
      if (!visible) for (const one of below(node)) one.visible = false
      return 'OK'
    },
    delete({ id, below: what }) {
      const node = find(id)
      const parent = node.parent ?? root
      const at = parent.children.indexOf(node)
      const lifted = what === 'lift' ? node.children : []
      for (const child of lifted) child.parent = parent
      parent.children.splice(at, 1, ...lifted)
      return 'OK'
    },
  }

  return {
    /** The step with ids of the current tree; undefined when there is no category to apply it to. */
    resolve(step: Step): ResolvedStep | undefined {
      if (step.kind === 'add') return { kind: 'add', parentId: pickParent(step.parent) }
      const node = pick(step.which)
      if (!node) return undefined
      const { id } = node
      if (step.kind === 'show') return { kind: 'show', id, visible: step.visible }
      if (step.kind === 'delete') return { kind: 'delete', id, below: step.below }
      const after = step.position === 'AFTER' ? pick(step.after) : undefined
      const parentId =
        after && step.after % 2 === 0
          ? after.parent === root
            ? null
            : (after.parent?.id ?? null)
          : pickParent(step.parent)
      return {
        kind: 'move',
        id,
        parentId,
        position: step.position,
        ...(after && { afterId: after.id }),
      }
    },
    /** Applies a step; returns the error code when it is refused. */
    apply: (wanted: ResolvedStep, id: string): string =>
      (changes[wanted.kind] as (one: ResolvedStep, id: string) => string)(wanted, id),
    /** The rows as the database would store them. */
    rows() {
      const all = [root, ...below(root)].flatMap((parent) =>
        parent.children.map((node, position) => ({
          id: node.id,
          parent: parent === root ? null : parent.id,
          position,
          ancestors: way(node).map((one) => one.id),
          visible: node.visible,
        })),
      )
      const key = (parent: string | null) => parent ?? ''
      return all.toSorted((a, b) =>
        key(a.parent) === key(b.parent)
          ? a.position - b.position
          : key(a.parent) < key(b.parent)
            ? -1
            : 1,
      )
    },
  }
}
