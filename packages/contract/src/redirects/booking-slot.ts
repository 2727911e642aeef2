import { Guid, Maybe, OneOf, Text, Type } from '../kit/index.ts'

const Flag = () => Maybe(Type.Boolean())
const Count = () => Maybe(Type.Integer())
const Id = () => Maybe(Text(0, 250))
/** Passed on unchanged, whatever its offset. */
const DateText = () => Maybe(Text(0, 100))

const Resource = Type.Object({ id: Maybe(Guid()), name: Maybe(Text(0, 1200)) })
const Location = Type.Object({
  id: Maybe(Guid()),
  name: Maybe(Text(0, 1200)),
  formattedAddress: Maybe(Text(0, 1200)),
  formattedAddressTranslated: Maybe(Text(0, 512)),
  locationType: Maybe(OneOf(['UNDEFINED', 'OWNER_BUSINESS', 'OWNER_CUSTOM', 'CUSTOM'])),
})

/** A bookable slot, as returned by a booking calendar. */
export const SlotAvailability = Type.Object({
  slot: Maybe(
    Type.Object({
      serviceId: Id(),
      scheduleId: Id(),
      startDate: DateText(),
      endDate: DateText(),
      timezone: Maybe(Text(0, 40)),
      resource: Maybe(Resource),
      location: Maybe(Location),
      eventId: Maybe(Text(36, 250)),
      /** The older name of `eventId`. */
      sessionId: Id(),
    }),
  ),
  bookable: Flag(),
  totalSpots: Count(),
  openSpots: Count(),
  waitingList: Maybe(Type.Object({ totalSpots: Count(), openSpots: Count() })),
  bookingPolicyViolations: Maybe(
    Type.Object({ tooEarlyToBook: Flag(), tooLateToBook: Flag(), bookOnlineDisabled: Flag() }),
  ),
  locked: Flag(),
  isFromV2: Flag(),
})
