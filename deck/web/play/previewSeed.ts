/** Of the one learner that every preview is for; what a learner gets was arranged by the server and stays so. */
export const previewSeed = 1
