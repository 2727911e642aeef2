/** The columns of a table in order, with their targets. A table has a row for each line of an order. */
export const columns = [
  ['externalId', 'externalId'],
  ['number', 'number'],
  ['purchasedDate', 'purchasedDate'],
  ['state', 'state'],
  ['currency', 'currency'],
  ['pricesIncludeTax', 'pricesIncludeTax'],
  ['email', 'email'],
  ['language', 'language'],
  ['itemName', 'items.name'],
  ['itemSku', 'items.sku'],
  ['itemQuantity', 'items.quantity'],
  ['itemPrice', 'items.price'],
  ['itemDiscount', 'items.discount'],
  ['itemTax', 'items.tax'],
  ['itemTaxRate', 'items.taxRate'],
  ['itemProductId', 'items.productId'],
  ['itemVariantId', 'items.variantId'],
  ['itemSent', 'items.sent'],
  ['deliveryTitle', 'deliveryTitle'],
  ['deliveryPrice', 'deliveryPrice'],
  ['deliveryTax', 'deliveryTax'],
  ['discount', 'discount'],
  ['tax', 'tax'],
  ['total', 'total'],
  ['paymentState', 'paymentState'],
  ['paid', 'paid'],
  ['refunded', 'refunded'],
  ['paymentMethod', 'paymentMethod'],
  ['sent', 'sent'],
  ...addressColumns('shipping'),
  ...addressColumns('billing'),
  ['note', 'note'],
  ['tags', 'tags'],
] as const

export type ColumnPath = (typeof columns)[number][1]

function addressColumns<P extends 'shipping' | 'billing'>(prefix: P) {
  return [
    [`${prefix}FirstName`, `${prefix}.contactDetails.firstName`],
    [`${prefix}LastName`, `${prefix}.contactDetails.lastName`],
    [`${prefix}Company`, `${prefix}.contactDetails.company`],
    [`${prefix}Phone`, `${prefix}.contactDetails.phone`],
    [`${prefix}AddressLine`, `${prefix}.address.addressLine`],
    [`${prefix}AddressLine2`, `${prefix}.address.addressLine2`],
    [`${prefix}City`, `${prefix}.address.city`],
    [`${prefix}PostalCode`, `${prefix}.address.postalCode`],
    [`${prefix}Subdivision`, `${prefix}.address.subdivision`],
    [`${prefix}Country`, `${prefix}.address.country`],
  ] as const
}

/** Column names of other systems, without case, blanks and punctuation. */
const otherNames: Readonly<Record<string, ColumnPath>> = {
  ...named('externalId', 'orderid name ordernumber bestellnummer'),
  ...named('number', 'orderno'),
  ...named('purchasedDate', 'createdat date orderdate datecreated bestelldatum datum'),
  ...named('state', 'status orderstatus'),
  ...named('email', 'emailaddress buyeremail customeremail contactemail'),
  ...named('items.name', 'lineitemname item product productname artikel'),
  ...named('items.sku', 'lineitemsku sku artikelnummer'),
  ...named('items.quantity', 'lineitemquantity qty quantity menge anzahl'),
  ...named('items.price', 'lineitemprice price preis'),
  ...named('items.discount', 'lineitemdiscount'),
  ...named('deliveryTitle', 'shippingmethod deliverymethod versandart'),
  ...named('deliveryPrice', 'shipping shippingrate shippingtotal versandkosten'),
  ...named('discount', 'discountamount rabatt'),
  ...named('tax', 'taxes totaltax steuer'),
  ...named('total', 'ordertotal summe gesamtsumme'),
  ...named('paymentState', 'financialstatus paymentstatus zahlungsstatus'),
  ...named('sent', 'fulfillmentstatus'),
  ...named('refunded', 'refundedamount'),
  ...named('shipping.address.addressLine', 'shippingaddress1 shippingstreet shippingaddress'),
  ...named('shipping.address.addressLine2', 'shippingaddress2'),
  ...named('shipping.address.postalCode', 'shippingzip'),
  ...named('shipping.address.subdivision', 'shippingprovince shippingstate'),
  ...named('billing.address.addressLine', 'billingaddress1 billingstreet billingaddress'),
  ...named('billing.address.addressLine2', 'billingaddress2'),
  ...named('billing.address.postalCode', 'billingzip'),
  ...named('billing.address.subdivision', 'billingprovince billingstate'),
  ...named('note', 'notes buyernote'),
}

const pathOf: Readonly<Record<string, ColumnPath>> = {
  ...otherNames,
  ...Object.fromEntries(columns.map(([name, path]) => [plain(name), path])),
}

/** The target of a column; undefined when it is ignored. */
export const columnPathOf = (name: string): ColumnPath | undefined => pathOf[plain(name)]

function plain(name: string): string {
  return name
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^a-z0-9]/g, '')
}

function named(path: ColumnPath, names: string): Record<string, ColumnPath> {
  return Object.fromEntries(names.split(' ').map((name) => [name, path]))
}
