import type { RenderType } from '@vitrine/contract/vocabulary'
import { sql } from 'kysely'
import type { Tx } from '../../../../platform/tx.ts'
import type { Choice, ChoiceLook, Modifier } from '../../shared/model/product.ts'
import { guidsAmong } from '../../shared/store/rows.ts'
import type { Customization, CustomizationKind, SharedChoice } from '../model/customization.ts'

/** An option or modifier that only one product has. */
export interface OwnCustomization {
  readonly productId: string
  readonly customization: Customization
}

/**
 * All options and modifiers of these products that are not shared, in one statement. Options without variants
 * count as modifiers.
 */
export async function findOwnCustomizations(
  tx: Tx,
  productIds: readonly string[],
): Promise<OwnCustomization[]> {
  const existing = guidsAmong(productIds)
  if (existing.length === 0) return []
  const { rows } = await sql<OwnRow>`
    SELECT CASE WHEN p.manage_variants THEN 'PRODUCT_OPTION' ELSE 'MODIFIER' END AS kind, o.product_id AS "productId", o.id, o.name,
           COALESCE(NULLIF(o.key, ''), o.name) AS key, NULL::jsonb AS "freeText",
           CASE o.option_type WHEN 'color' THEN 'SWATCH_CHOICES' ELSE 'TEXT_CHOICES' END AS "renderType",
           (SELECT COALESCE(jsonb_agg(jsonb_build_object(
                     'id', h.id, 'name', h.description, 'key', COALESCE(NULLIF(h.key, ''), h.description),
                     'choiceType', h.choice_type, 'colorCode', h.value, 'colorCodes', h.color_codes,
                     'image', h.image, 'displayImage', h.display_image)
                   ORDER BY h.position), '[]')
              FROM product_choices h
             WHERE h.site_id = o.site_id AND h.product_id = o.product_id
               AND h.option_id = o.id) AS choices
      FROM product_options o JOIN products p ON p.site_id = o.site_id AND p.id = o.product_id
     WHERE o.site_id = ${tx.siteId} AND o.product_id = ANY(${existing}::uuid[]) AND NOT o.is_shared
     UNION ALL
    SELECT 'MODIFIER', p.id, (m ->> 'id')::uuid, m ->> 'name', m ->> 'key', m -> 'freeText',
           m ->> 'renderType', m -> 'choices'
      FROM products p, jsonb_array_elements(p.modifiers) AS m
     WHERE p.site_id = ${tx.siteId} AND p.id = ANY(${existing}::uuid[])
       AND NOT (m -> 'isShared')::boolean`.execute(tx.db)
  return rows.map((row) => ({
    productId: row.productId,
    customization: toCustomization(row, tx.now),
  }))
}

interface OwnRow extends Pick<Modifier, 'id' | 'name' | 'key' | 'freeText'> {
  readonly kind: CustomizationKind
  readonly productId: string
  readonly renderType: RenderType
  readonly choices: readonly OwnChoice[]
}
type OwnChoice = Pick<Choice, 'id' | 'key' | keyof ChoiceLook> & {
  readonly name: string
  readonly colorCode: string
  readonly addedPrice?: string
}

const toCustomization = (
  { productId: _, freeText, choices, ...row }: OwnRow,
  now: Date,
): Customization => ({
  ...row,
  revision: 1,
  freeText: freeText && { ...freeText, defaultAddedPrice: freeText.addedPrice },
  choices: choices.map(toChoice),
  choiceOrder: 'DEFAULT',
  createdDate: now,
  updatedDate: now,
})

const toChoice = ({
  colorCode,
  addedPrice,
  displayImage = null,
  ...choice
}: OwnChoice): SharedChoice => ({
  ...choice,
  colorCode: choice.choiceType === 'ONE_COLOR' ? colorCode : null,
  defaultAddedPrice: addedPrice ?? null,
  displayImage,
  primaryChoiceIds: [],
})
