/** Where browsers report what the policy of a page kept them from, below the API's prefix. */
export const policyReportPath = '/system/policy-report'
