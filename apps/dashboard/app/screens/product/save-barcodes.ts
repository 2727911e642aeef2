import type { Call } from '../../api/client.ts'

/** Writes barcodes of variants; only the newer dialect knows them, and it lists options and variants whole. */
export async function saveBarcodes(
  call: Call,
  productId: string,
  barcodes: ReadonlyMap<string, string>,
): Promise<void> {
  if (barcodes.size === 0) return
  const { product } = await call('catalogV3.getProduct', { productId })
  const { id, revision, options, variantsInfo } = product
  await call('catalogV3.updateProduct', {
    product: {
      ...{ id, revision },
      options: options.map((option) => ({
        id: option.id,
        choicesSettings: {
          choices: option.choicesSettings.choices.map(({ choiceId }) => ({ choiceId })),
        },
      })),
      variantsInfo: {
        variants: (variantsInfo?.variants ?? []).map((variant) => {
          const barcode = barcodes.get(variant.id)
          return { id: variant.id, ...(barcode !== undefined && { barcode: barcode || null }) }
        }),
      },
    },
  })
}
