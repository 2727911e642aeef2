import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import * as catalog from '@vitrine/contract/catalog'
import { startTestServer, type TestServer } from '@vitrine/testkit'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { change, codeOf, create, productInput } from '../catalog/listed-products.fixture.ts'
import { itemsOf } from '../stock/inventory-items.fixture.ts'

/** Every code of the third dialect's products, and the status it comes with (catalog contract §17). */
const codes = {
  rule: `INVALID_SLUG_FORMAT VARIANTS_TYPED_PROPERTIES_ARE_NOT_ALIGNED MISSING_VARIANT_OPTION
    MISSING_VARIANT_OPTION_CHOICE MISSING_OPTIONS_ON_UPDATE_VARIANTS SUBSCRIPTION_INVALID_AUTO_RENEWAL
    DIGITAL_PRODUCT_CANNOT_BE_VISIBLE_IN_POS DESCRIPTION_SIZE_TOO_BIG DUPLICATE_MEDIA_ERROR
    MODIFIERS_ID_DUPLICATION_ERROR BRAND_MISSING_ID PRICE_PER_UNIT_NOT_ALIGNED
    REQUESTED_QUANTITY_MUST_BE_NON_NEGATIVE ID_NOT_ALLOWED_IN_REQUEST DUPLICATE_PRODUCT_IDS_REQUEST
    EMPTY_FIELD_MASK CANNOT_REMOVE_VARIANT_ACTUAL_PRICE NO_VARIANT_ADJUSTMENTS_PASSED
    INVALID_PRICES_ADJUSTMENTS ONLY_SPACES_STRING_ERROR`,
  400: `PRODUCT_OPTION_NAME_AND_TYPE_REQUIRED PRODUCT_OPTION_CHOICE_NAME_AND_TYPE_REQUIRED
    MODIFIER_NAME_AND_TYPE_REQUIRED MODIFIER_CHOICE_NAME_AND_TYPE_REQUIRED
    FIELD_MASK_VALUE_NOT_SUPPORTED TOO_MANY_OPTIONS_IN_REQUEST TOO_MANY_VARIANTS
    EMPTY_ASSIGN_AND_UNASSIGN_LISTS`,
  403: 'NO_PERMISSION_TO_READ_MERCHANT_DATA NO_PERMISSION_TO_INCLUDE_NOT_VISIBLE_PRODUCTS',
  404: `DIGITAL_FILE_NOT_FOUND_ERROR PRODUCT_MEDIA_NOT_EXIST RIBBON_NOT_FOUND CUSTOMIZATION_NOT_EXIST
    CHOICE_NOT_EXIST PRODUCT_NOT_FOUND`,
  409: `DUPLICATE_SLUG_ERROR BARCODE_ALREADY_EXIST_ERROR SKU_ALREADY_EXIST_ERROR
    VARIANT_ID_ALREADY_EXISTS SUBSCRIPTION_ID_ALREADY_EXISTS INVALID_REVISION`,
  428: `MISSING_VARIANT_OPTION_CHOICE DUPLICATE_VARIANT_OPTION_CHOICE DUPLICATE_PRODUCT_OPTIONS
    INVALID_DEFAULT_VARIANT VARIANTS_ARE_NOT_ALIGNED_WITH_PRODUCT DUPLICATE_BARCODE_ERROR
    INVALID_PRODUCT_TYPE_FOR_SUBSCRIPTION ERROR_ALL_SUBSCRIPTIONS_HIDDEN_FOR_SUBSCRIPTION_ONLY_PRODUCT
    INVALID_SUBSCRIPTION_DISCOUNT_AMOUNT PRODUCTS_LIMIT_EXCEEDED
    COMPARE_AT_PRICE_LOWER_THAN_ACTUAL_PRICE DUPLICATE_RIBBON_IN_ADDITIONAL
    DUPLICATE_RIBBON_IN_PRIMARY_AND_ADDITIONAL PREORDER_VALIDATION_ERROR TOO_MANY_INFO_SECTIONS_ERROR
    CHOICES_LIMIT_EXCEEDED ADJUSTED_ACTUAL_PRICE_OUT_OF_RANGE ADJUSTED_COMPARE_AT_PRICE_OUT_OF_RANGE
    ADJUSTED_COST_OUT_OF_RANGE CANNOT_ADJUST_PRICE_RESTRICTED_VARIANT`,
} as const
const among = (words: string) => words.split(/\s+/)

/*
 * Never raised, on purpose: PRODUCT_RESTRICTION_ERROR (no other app restricts our products),
 * FIELD_MASK_WITH_FIELD_NOT_PASSED_ERROR (a mask that names what is not sent changes nothing of it), and the
 * six of status 500: what a call brings along is added in its own transaction, so nothing of it fails apart
 * from the call. For the same reason `inventoryResults.error`, which would say that all of the stock of a
 * written product is lost, is never sent: stock is refused item by item, or with the whole call.
 */

const tests = (folder: string): string[] =>
  readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter(
      (one) => one.isFile() && one.name.endsWith('.test.ts') && one.name !== 'error-places.test.ts',
    )
    .map((one) => readFileSync(path.join(one.parentPath, one.name), 'utf8'))
const repositoryRoot = path.join(import.meta.dirname, '../..')

let shop: TestServer
beforeAll(async () => {
  shop = await startTestServer()
})
afterAll(() => shop.close())

const merchant = () => shop.people.merchant().api

describe('every code of products', () => {
  const raised = new Map(
    Object.values(catalog).flatMap((one) =>
      'code' in one && 'status' in one ? [[one.code, one.status] as const] : [],
    ),
  )
  const here = readFileSync(import.meta.filename, 'utf8').split('describe(')
  const texts = [
    ...tests(path.join(repositoryRoot, 'tests')),
    ...tests(path.join(repositoryRoot, 'packages/server/src/areas')),
    ...tests(path.join(repositoryRoot, 'packages/server/src/dialects')),
    here.slice(2).join(''),
  ]
  const isTested = (code: string) => texts.some((text) => text.includes(code))

  test.each([400, 403, 404, 409, 428] as const)(
    'with status %s is declared with that status',
    (status) => {
      const known = among(codes[status])
      expect(known.filter((code) => raised.get(code) !== status)).toEqual([])
    },
  )

  test('that breaks a rule of a field is returned in a test', () => {
    expect(among(codes.rule).filter((code) => !isTested(code))).toEqual([])
  })
})

describe('a product', () => {
  test('is refused above a million products', async () => {
    const { people, site } = await shop.anotherSite()
    const { api } = people.merchant()
    await create(api)
    const { db } = shop.server.platform
    await db
      .updateTable('catalog_totals')
      .set({ product_count: 999_999 })
      .where('site_id', '=', site.id)
      .execute()
    const reply = await api.catalogV3.bulkCreateProducts({
      products: [productInput(), productInput()],
    })
    expect(reply.results.map(({ itemMetadata }) => itemMetadata.error?.code)).toEqual([
      undefined,
      'PRODUCTS_LIMIT_EXCEEDED',
    ])
    expect(await codeOf(create(api))).toBe('428 PRODUCTS_LIMIT_EXCEEDED')
  })

  test('that can be preordered cannot be sold by subscription', async () => {
    const product = await create(merchant())
    const variantId = product.variantsInfo?.variants[0]?.id ?? ''
    await merchant().catalogV3.createInventoryItem({
      inventoryItem: {
        productId: product.id,
        variantId,
        quantity: 0,
        preorderInfo: { enabled: true },
      },
    })
    const subscriptionDetails = {
      subscriptions: [{ title: 'Monthly' }],
      allowOneTimePurchases: true,
    }
    const sold = change(merchant(), product, { subscriptionDetails })
    expect(await codeOf(sold)).toBe('428 PREORDER_VALIDATION_ERROR')
    const [item] = await itemsOf(merchant(), product.id)
    await merchant().catalogV3.updateInventoryItem({
      inventoryItem: {
        id: item?.id ?? '',
        revision: item?.revision ?? '',
        preorderInfo: { enabled: false },
      },
    })
    const after = await change(merchant(), product, { subscriptionDetails })
    expect(after.subscriptionDetails?.subscriptions).toHaveLength(1)
  })
})
