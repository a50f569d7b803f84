/**
 * What Google takes, in dollars, as known in November 2026: Firestore in `nam5` (in `us-central1` alone half of it), functions of
 * the second generation in `us-central1`, charged while they answer. Look them up before counting on them, and change
 * them here: https://firebase.google.com/pricing, https://cloud.google.com/firestore/pricing,
 * https://cloud.google.com/run/pricing
 */
export const prices = {
  /** For 100,000 documents. */
  firestoreReads: 0.06,
  firestoreWrites: 0.18,
  /** Deletes by Firestore's time to live have no free quota. */
  firestoreDeletes: 0.02,
  vcpuSecond: 0.000024,
  gibSecond: 0.0000025,
  /** For an idle instance that is always kept (`minInstances`): for its processor and its memory. */
  idleVcpuSecond: 0.0000025,
  idleGibSecond: 0.0000025,
  millionRequests: 0.4,
  /** For traffic of Hosting's CDN, in gigabytes of 10^9 bytes. */
  hostingGigabyte: 0.15,
} as const;

/** The free quota of each month of thirty days. */
export const free = {
  firestoreReads: 50_000 * 30,
  firestoreWrites: 20_000 * 30,
  vcpuSeconds: 180_000,
  gibSeconds: 360_000,
  requests: 2_000_000,
  hostingGigabytes: 0.36 * 30,
} as const;

/** The charged time of a request is rounded up to so many milliseconds. */
export const chargedMs = 100;

/** Seconds of a month of thirty days. */
export const monthSeconds = 30 * 86_400;
