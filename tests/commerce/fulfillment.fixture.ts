import type { TestServer } from '@vitrine/testkit'
import { berlin } from './checkout.fixture.ts'

/** Writes the due mails about parcels, like the job that runs every minute. */
export const sendMails = ({ server }: TestServer) =>
  server.tasks['fulfillments:mail'](
    {},
    { id: '1', attempt: 1, isLastAttempt: true, signal: undefined },
  )

/** Creates a pickup location; returns its id. */
export async function pickupPlace({ people }: TestServer): Promise<string> {
  const { location } = await people.merchant().api.delivery.savePickupLocation({
    location: {
      name: 'Workshop',
      address: {
        country: 'DE',
        subdivision: '',
        city: 'Berlin',
        postalCode: '10115',
        streetName: '',
        streetNumber: '',
        addressLine: 'Invalidenstr. 1',
        addressLine2: '',
      },
      deliveryTime: '',
      instructions: '',
      hours: [],
      active: true,
      deliveryRegionIds: [],
      rates: [{ amount: '0', conditions: [], multiplyByQuantity: false }],
    },
  })
  return location.id
}

/** An order of a digital product, with a payment method that accepts cards. */
export async function digitalOrder(
  { people }: TestServer,
  provider: 'BANK_TRANSFER' | 'TEST_BANK' = 'TEST_BANK',
) {
  const { api } = people.merchant()
  const { product } = await api.catalogV1.createProduct({
    product: { name: 'Song', priceData: { price: '3.00' } },
  })
  const productId = product.id ?? ''
  const body = new Uint8Array(100)
  const { file } = await api.digitalFiles.uploadDigitalFile({ fileName: 'song.mp3' }, { body })
  await api.digitalFiles.attachDigitalFile({ productId, fileId: file.id })
  const { methods } = await api.payments.listMethods({})
  const method =
    methods.find((one) => one.provider === provider) ??
    (await api.payments.saveMethod({ method: { provider, name: provider, active: true } })).method
  const buyer = people.visitor().api
  const { checkout } = await buyer.checkout.create({
    lines: [{ productId, quantity: 1 }],
    email: 'ada@example.com',
    billing: berlin,
  })
  const { order } = await buyer.orders.placeOrder({
    checkoutId: checkout.id,
    paymentMethodId: method.id,
  })
  const pay = () => {
    const fields = new URLSearchParams({ card: '4242424242424242' })
    return buyer.testBank.submitTestPayment(
      { id: order.payments[0]?.id ?? '' },
      { body: new Blob([fields.toString()]) },
    )
  }
  return { order, pay }
}
