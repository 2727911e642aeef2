import { SeoData } from '../../catalog-v1/schemas/seo.ts'
import { entity, Revision } from '../../catalog-v3/schemas/entity.ts'
import { Guid, MapOf, Maybe, OneOf, Text, Type } from '../../kit/index.ts'
import { RichContentDocument } from '../../rich-content/index.ts'
import { CategoryId, TreeReference } from './references.ts'

/** Optional, expensive parts. */
export const CategoryFields = Maybe(
  Type.Array(OneOf(['BREADCRUMBS_INFO', 'DESCRIPTION', 'RICH_CONTENT_DESCRIPTION']), {
    maxItems: 100,
  }),
)

/** A picture, with its size in pixels (0 while the file has not been fetched). */
const Image = Type.Object({
  id: Type.String(),
  url: Type.String(),
  width: Type.Integer(),
  height: Type.Integer(),
  altText: Type.String(),
  filename: Type.String(),
})

/** A picture of the library by its id, or any web address that is fetched in the background. */
const ImageToSet = Type.Object({
  id: Maybe(Type.String({ maxLength: 300 })),
  url: Maybe(Type.String({ maxLength: 2048 })),
})

const Breadcrumb = Type.Object({
  categoryId: Type.String(),
  categoryName: Type.String(),
  categorySlug: Type.String(),
})

/** Values of other apps, by their namespaces; stored as they are sent. */
const ExtendedFields = Type.Object({ namespaces: Maybe(MapOf(MapOf(Type.Unknown()))) })

/** A node of the tree. `itemCounter` counts its direct items that the caller can see. */
export const Category = Type.Object({
  ...entity,
  name: Type.String(),
  image: Type.Optional(Image),
  itemCounter: Type.Integer(),
  description: Type.Optional(Type.String()),
  visible: Type.Boolean(),
  breadcrumbsInfo: Type.Optional(Type.Object({ breadcrumbs: Type.Array(Breadcrumb) })),
  parentCategory: Type.Object({
    id: Type.Optional(Type.String({ description: 'Absent at the top' })),
    index: Type.Optional(Type.Integer({ description: 'Its position among its siblings, from 0' })),
  }),
  slug: Type.String(),
  handle: Type.Optional(Type.String()),
  seoData: Type.Optional(SeoData),
  richContentDescription: Type.Optional(RichContentDocument),
  treeReference: TreeReference,
  managingAppId: Type.Optional(Type.String()),
  extendedFields: Type.Optional(ExtendedFields),
  hiddenFromMenu: Type.Optional(
    Type.Boolean({ description: 'Whether the menu of the shop leaves it out' }),
  ),
})

const content = {
  image: Maybe(ImageToSet),
  description: Maybe(Text(1, 600)),
  slug: Maybe(Text(1, 300)),
  handle: Maybe(Text(1, 300)),
  seoData: Maybe(SeoData),
  richContentDescription: Maybe(RichContentDocument),
  extendedFields: Maybe(ExtendedFields),
  hiddenFromMenu: Maybe(
    Type.Boolean({
      description:
        'Leaves it out of the menu of the shop, with everything below it; default false. Its page and its products stay',
    }),
  ),
}
const Parent = Type.Object({ id: Maybe(CategoryId), index: Maybe(Type.Integer()) })

/** A category to create, as the last of its siblings. By default its slug is derived from the name. */
export const NewCategory = Type.Object({
  ...content,
  id: Maybe(Type.String({ maxLength: 36, description: 'Not allowed: the server assigns ids' })),
  name: Text(1, 80),
  visible: Maybe(Type.Boolean()),
  parentCategory: Maybe(Parent),
  managingAppId: Maybe(Guid()),
})

/**
 * Changes of a category: absent fields stay unchanged, null clears. The last three may only repeat the
 * current values.
 */
export const CategoryToUpdate = Type.Object({
  ...content,
  id: CategoryId,
  revision: Revision(),
  name: Maybe(Text(1, 80)),
  visible: Maybe(Type.Boolean()),
  parentCategory: Maybe(Parent),
  managingAppId: Maybe(Guid()),
})
