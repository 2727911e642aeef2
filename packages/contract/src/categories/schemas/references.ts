import { Maybe, Text, Type } from '../../kit/index.ts'

/** GUID, or the 35 characters of the category of all products. */
export const CategoryId = Text(1, 36)

/** The tree of categories; each site has one, that of its store, which is the default. */
export const TreeReference = Type.Object({
  appNamespace: Text(1, 100),
  treeKey: Maybe(Type.String({ maxLength: 50 })),
})
export const tree = { treeReference: Maybe(TreeReference) }

/** An item in a category: the id of a product, and the app of its catalog. */
export const ItemReference = Type.Object({ catalogItemId: Text(1, 36), appId: Text(1, 36) })
