import { collectionFieldsToWrite } from '../catalog/collection-fields.ts'
import { CustomFieldValues, customFieldOwners, customFieldTypes } from '../custom-fields/schemas.ts'
import {
  MAX_ROUTED_LOCATIONS,
  MAX_ROUTING_RULES,
  RoutedLocation,
  RoutingRule,
} from '../inventory/routing-schemas.ts'
import { Nullable, OneOf, type Static, Timestamp, Type } from '../kit/index.ts'
import { FocalPoint } from '../media/schemas.ts'
import { choiceTypes, renderTypes } from '../vocabulary/index.ts'
import {
  Amount,
  history,
  Id,
  label,
  line,
  MaybeWords,
  MediaId,
  sectionText,
  Words,
} from './line.ts'

/** Lines of entities that products share or belong to. */

/** Deleted brands are included for products that still show them. */
export const BrandLine = line('brand', {
  ...label,
  ...history,
  deletedDate: Type.Optional(Nullable(Timestamp())),
})
export const RibbonLine = line('ribbon', { ...label, ...history })

/** A section of text that products share. */
export const InfoSectionLine = line('info-section', {
  id: Id(),
  uniqueName: Words(200),
  ...sectionText,
  ...history,
})

/** A custom field of the merchant; includes deleted ones, whose values can be restored. */
export const CustomFieldLine = line('custom-field', {
  ...label,
  owner: OneOf(customFieldOwners),
  key: Type.String({ pattern: '^[a-z][a-z0-9_]{0,49}$' }),
  description: Words(300),
  fieldType: OneOf(customFieldTypes),
  choices: Type.Array(Words(100), { maxItems: 200 }),
  required: Type.Boolean(),
  minLength: Nullable(Type.Integer({ minimum: 0 })),
  maxLength: Nullable(Type.Integer({ minimum: 0 })),
  minimum: Nullable(Words(25)),
  maximum: Nullable(Words(25)),
  mask: Nullable(Words(50)),
  shown: Type.Boolean(),
  filterable: Type.Boolean(),
  searchable: Type.Boolean(),
  createdDate: Timestamp(),
  updatedDate: Timestamp(),
  deletedDate: Nullable(Timestamp()),
})

/** An option or modifier that products share. */
export const CustomizationLine = line('customization', {
  ...label,
  /** Unique in the site. */
  key: Words(200),
  kind: OneOf(['PRODUCT_OPTION', 'MODIFIER']),
  renderType: OneOf(renderTypes),
  freeText: Nullable(
    Type.Object({
      title: Words(400),
      key: Words(400),
      minCharCount: Type.Integer({ minimum: 0 }),
      maxCharCount: Type.Integer({ minimum: 0 }),
      defaultAddedPrice: Nullable(Amount()),
    }),
  ),
  choices: Type.Array(
    Type.Object({
      id: Id(),
      choiceType: OneOf(choiceTypes),
      name: Words(200),
      key: Words(200),
      colorCode: Nullable(Words(200)),
      /** Both colours of MULTIPLE_COLORS. */
      colorCodes: Type.Optional(Type.Array(Words(200), { maxItems: 2 })),
      /** The picture of IMAGE. */
      image: Type.Optional(Type.Unknown()),
      defaultAddedPrice: Nullable(Amount()),
      displayImage: Type.Unknown(),
      primaryChoiceIds: Type.Array(Id(), { maxItems: 4 }),
    }),
    { maxItems: 1000 },
  ),
  choiceOrder: OneOf(['DEFAULT', 'BY_NAME', 'BY_PRODUCT_COUNT', 'MANUAL']),
  ...history,
})

export const CollectionLine = line('collection', {
  ...label,
  slug: Words(300),
  description: Words(20_000),
  visible: Type.Boolean(),
  /** Its parent category, which precedes it; absent at the top. */
  parentId: Type.Optional(Nullable(Id())),
  /** Its own picture; a file without a match for this id is found by its URL. */
  image: Type.Optional(Nullable(Type.Object({ id: MediaId(), url: Words(2048) }))),
  /** A rich text description. */
  document: Type.Optional(Type.Unknown()),
  seo: Type.Optional(Type.Unknown()),
  handle: MaybeWords(300),
  managingAppId: Type.Optional(Nullable(Id())),
  extendedFields: Type.Optional(Type.Unknown()),
  /** Excluded from the menu of the shop; absent in older files. */
  hiddenFromMenu: Type.Optional(Type.Boolean()),
  ...collectionFieldsToWrite,
  /** By key; absent: none. */
  customFields: Type.Optional(CustomFieldValues),
  ...history,
})

/** A picture or video of the library: the URL of its file, not the file itself. Videos follow pictures. */
export const MediaLine = line('media', {
  id: MediaId(),
  url: Words(2048),
  fileName: Words(255),
  altText: Words(4000),
  /** The focal point when cropped; absent: the center. */
  focalPoint: Type.Optional(FocalPoint),
  /** The poster of a video; a file without a match for this id is found by its URL. */
  poster: Type.Optional(Type.Object({ id: MediaId(), url: Words(2048) })),
})

/** A stock location; the default location has no id. */
export const LocationLine = line('location', { id: Nullable(Id()), name: Words(400) })

/** The rules that assign lines of orders to locations; the default location has the nil GUID. */
export const StockRoutingLine = line('stock-routing', {
  rules: Type.Array(RoutingRule, { maxItems: MAX_ROUTING_RULES }),
  locations: Type.Array(RoutedLocation, { maxItems: MAX_ROUTED_LOCATIONS }),
})

/** Products of a collection in their order; a large collection has several such lines. */
export const MembershipLine = line('membership', {
  collectionId: Id(),
  productIds: Type.Array(Id(), { maxItems: 1000 }),
  /** The positions of these products, in the same order. */
  places: Type.Optional(
    Type.Array(
      Type.Object({
        addedDate: Timestamp(),
        /** Its position among the arranged products. */
        arranged: Nullable(Type.Integer({ minimum: 0 })),
        /** Whether this is the main category of the product. */
        isMain: Type.Boolean(),
      }),
      { maxItems: 1000 },
    ),
  ),
})

export type BrandLine = Static<typeof BrandLine>
export type RibbonLine = Static<typeof RibbonLine>
export type CustomFieldLine = Static<typeof CustomFieldLine>
export type InfoSectionLine = Static<typeof InfoSectionLine>
export type CustomizationLine = Static<typeof CustomizationLine>
export type CollectionLine = Static<typeof CollectionLine>
export type MediaLine = Static<typeof MediaLine>
export type LocationLine = Static<typeof LocationLine>
export type StockRoutingLine = Static<typeof StockRoutingLine>
export type MembershipLine = Static<typeof MembershipLine>
