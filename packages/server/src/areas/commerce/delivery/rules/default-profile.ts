/** The profile of products that name none; its id is the same on every site, so that a copy of a site keeps it. */
export const defaultProfileId = '7d7d0000-0000-4000-8000-000000000001'
