/** Business constants, named as the specification names them. Units are in the names. */

export const maxDescriptionLength = 2000;

export const gallerySize = 16;
export const analyticsEventLimit = 100;

export const maxGenerationAttempts = 3;
/** Wait before attempt n + 1: 2^n × this. */
export const generationBackoffBaseMs = 1000;
export const imageRequestTimeoutMs = 60_000;
export const imagePayloadTimeoutMs = 30_000;
export const maxPolls = 30;
export const firstPollDelayMs = 2000;
export const pollDelayFactor = 1.5;
export const maxPollDelayMs = 5000;

/** An image-service key shorter than this selects the mock service. */
export const minImageServiceKeyLength = 10;
export const mockImageDelayMs = 2000;
export const mockSeoDelayMs = 1000;

export const scrollToResultDelayMs = 500;
export const printDelayMs = 500;
export const outsideClickDelayMs = 100;

/** Line art is inverted when more than this share of pixels is near-black … */
export const inversionBlackShare = 0.6;
/** … and less than this share is near-white. */
export const inversionWhiteShare = 0.3;
/** Near-black: every channel below this (0 to 255). */
export const nearBlackBelow = 50;
/** Near-white: every channel above this (0 to 255). */
export const nearWhiteAbove = 200;

export const maxUploadBytes = 10 * 1024 * 1024;
export const downloadDescriptionLength = 20;
export const fallbackCanvasSizePx = 600;
export const defaultImageTitle = { en: "Coloring Page", zh: "涂色页" } as const;
