/** Who signs in on the journeys' server. */
export const owner = { email: "owner@example.com", password: "Crayons-4-all!" };
