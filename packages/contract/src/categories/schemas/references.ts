import { Maybe, Text, Type } from '../../kit/index.ts'

/** GUID, or the 35 characters of the category of all products. */
export const CategoryId = Text(1, 36)

/** The tree that is meant; a site has the one of its store, which also counts when none is named. */
export const TreeReference = Type.Object({
  appNamespace: Text(1, 100),
  treeKey: Maybe(Type.String({ maxLength: 50 })),
})
export const tree = { treeReference: Maybe(TreeReference) }

/** A thing in a category: the id of a product, and the app that things of this kind belong to. */
export const ItemReference = Type.Object({ catalogItemId: Text(1, 36), appId: Text(1, 36) })
