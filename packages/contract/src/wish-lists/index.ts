import { Cart } from '../cart/schemas.ts'
import {
  InsufficientInventory,
  ItemNotFoundInCatalog,
  LineItemNotFound,
  OwnedCartNotFound,
  QuantityLimitReached,
} from '../carts/errors.ts'
import { CartCreated, CartUpdated } from '../carts/facts.ts'
import { MAX_LINES } from '../carts/schemas.ts'
import {
  DELETE,
  Email,
  GET,
  Guid,
  Nullable,
  Omittable,
  operation,
  POST,
  service,
  Text,
  Type,
} from '../kit/index.ts'
import {
  PriceMailsDisabled,
  TooManyPriceMailRequests,
  TooManyWishes,
  WishListLinkInvalid,
  WishListNotFound,
} from './errors.ts'
import { WishListCreated, WishListUpdated } from './facts.ts'
import { MAX_WISHES, NewWish, SharedWish, WishList } from './schemas.ts'

export * from './errors.ts'
export * from './facts.ts'
export * from './schemas.ts'

const response = Type.Object({ wishList: WishList })
const withCart = Type.Object({ wishList: WishList, cart: Nullable(Cart) })
const itemIds = Type.Array(Guid(), { minItems: 1, maxItems: MAX_WISHES })

/** Writes of one network and minute; a person at a keyboard stays far below. */
const callsPerMinute = 600

/** The wish list of the visitor or member who calls. Merchants have none. */
export const wishLists = service({
  name: 'wish-lists',
  summary: 'The wish list of the current visitor or member, and items saved for later',
  mounts: ['/vitrine/v1/wish-lists'],
  operations: {
    get: operation({
      route: GET('/own'),
      permission: 'anyone',
      summary: 'Read the caller’s wish list with current prices and stock',
      description: 'Null before the first item. Merchants have no wish list.',
      request: Type.Object({}),
      response: Type.Object({ wishList: Nullable(WishList) }),
    }),
    addItems: operation({
      route: POST('/own/items'),
      permission: 'anyone',
      writes: true,
      callsPerMinute,
      summary: 'Add products or variants; those already there stay as they are',
      description: `Up to ${MAX_WISHES} items. The first item creates the list.`,
      request: Type.Object({
        items: Type.Array(NewWish, { minItems: 1, maxItems: MAX_WISHES }),
      }),
      response,
      errors: [WishListNotFound, ItemNotFoundInCatalog, TooManyWishes],
      facts: [WishListCreated, WishListUpdated],
    }),
    removeItems: operation({
      route: POST('/own/items/remove'),
      permission: 'anyone',
      writes: true,
      callsPerMinute,
      summary: 'Remove items; unknown ids are ignored',
      description: 'They can be restored for a day.',
      request: Type.Object({ itemIds }),
      response,
      errors: [WishListNotFound],
      facts: [WishListUpdated],
    }),
    restoreItems: operation({
      route: POST('/own/items/restore'),
      permission: 'anyone',
      writes: true,
      callsPerMinute,
      summary: 'Restore removed items as they were',
      description: 'Items can be restored for a day after their removal; unknown ids are ignored.',
      request: Type.Object({ itemIds }),
      response,
      errors: [WishListNotFound, TooManyWishes],
      facts: [WishListUpdated],
    }),
    saveForLater: operation({
      route: POST('/own/items/from-cart'),
      permission: 'anyone',
      writes: true,
      callsPerMinute,
      summary: 'Move lines of the cart to the wish list, with their choices, texts and quantities',
      description:
        'Lines that no longer exist are ignored. Custom items of a merchant stay in the cart.',
      request: Type.Object({
        lineIds: Type.Array(Guid(), { minItems: 1, maxItems: MAX_LINES }),
      }),
      response: withCart,
      errors: [WishListNotFound, OwnedCartNotFound, LineItemNotFound, TooManyWishes],
      facts: [WishListCreated, WishListUpdated, CartUpdated],
    }),
    moveToCart: operation({
      route: POST('/own/items/to-cart'),
      permission: 'anyone',
      writes: true,
      callsPerMinute,
      summary: 'Move items to the cart as they were saved; of others one piece',
      description:
        'Items that are no longer on the list are ignored. An item without a required choice is refused with what is missing.',
      request: Type.Object({ itemIds }),
      response: withCart,
      errors: [
        WishListNotFound,
        OwnedCartNotFound,
        ItemNotFoundInCatalog,
        InsufficientInventory,
        QuantityLimitReached,
      ],
      facts: [WishListUpdated, CartCreated, CartUpdated],
    }),
    share: operation({
      route: POST('/own/share'),
      permission: 'anyone',
      writes: true,
      callsPerMinute: 60,
      summary: 'Create a secret link that shows the list to others',
      description: 'A list has one link: a repeated call returns the same.',
      request: Type.Object({}),
      response,
      errors: [WishListNotFound],
      facts: [WishListUpdated],
    }),
    unshare: operation({
      route: DELETE('/own/share'),
      permission: 'anyone',
      writes: true,
      callsPerMinute: 60,
      summary: 'Remove the link; a later one has another address',
      request: Type.Object({}),
      response,
      errors: [WishListNotFound],
      facts: [WishListUpdated],
    }),
    followPrices: operation({
      route: POST('/own/price-mails'),
      permission: 'anyone',
      writes: true,
      callsPerMinute: 10,
      summary: 'Subscribe to mails when prices on the list fall',
      description:
        'One mail a day at most, with everything that fell, and once for each fall. A member with a verified address gets ' +
        'them there; every other address is mailed a link first that confirms it. The site says with `priceDrops.mail` ' +
        'whether it writes such mails.',
      request: Type.Object({
        /** Address of a visitor; a member's is that of the account. */
        email: Omittable(Email()),
        /** Language of the mails, such as `de`; absent: the site’s. */
        language: Omittable(Text(2, 35)),
      }),
      response,
      errors: [WishListNotFound, PriceMailsDisabled, TooManyPriceMailRequests],
      facts: [WishListUpdated],
    }),
    unfollowPrices: operation({
      route: DELETE('/own/price-mails'),
      permission: 'anyone',
      writes: true,
      callsPerMinute: 60,
      summary: 'Unsubscribe from mails when prices fall',
      request: Type.Object({}),
      response,
      errors: [WishListNotFound],
      facts: [WishListUpdated],
    }),
    confirmPriceMails: operation({
      route: POST('/links/{link}/confirm'),
      permission: 'anyone',
      writes: true,
      callsPerMinute: 60,
      summary: 'Confirm an address with the link of the first mail, without signing in',
      description: 'It may be repeated.',
      request: Type.Object({ link: Text(1, 1000) }),
      response: Type.Object({}),
      errors: [WishListLinkInvalid],
      facts: [WishListUpdated],
    }),
    unsubscribe: operation({
      route: POST('/links/{link}/unsubscribe'),
      permission: 'anyone',
      writes: true,
      callsPerMinute: 60,
      summary: 'Unsubscribe an address from all mails about prices, without signing in',
      description: 'It may be repeated. The lists stay.',
      request: Type.Object({ link: Text(1, 1000) }),
      response: Type.Object({}),
      errors: [WishListLinkInvalid],
      facts: [WishListUpdated],
    }),
    getShared: operation({
      route: GET('/shared/{link}'),
      permission: 'anyone',
      callsPerMinute: 300,
      summary: 'Read the wish list that a link shows, without anything about its owner',
      request: Type.Object({ link: Text(1, 200) }),
      response: Type.Object({
        /** ISO 4217. */
        currency: Type.String(),
        items: Type.Array(SharedWish),
      }),
      errors: [WishListLinkInvalid],
    }),
  },
})
