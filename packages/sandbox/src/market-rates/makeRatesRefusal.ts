const codes = {
  missing_access_key: 101,
  invalid_access_key: 101,
  inactive_user: 102,
  invalid_api_function: 103,
  usage_limit_reached: 104,
  base_currency_access_restricted: 105,
  function_access_restricted: 105,
  invalid_base_currency: 201,
  invalid_currency_codes: 202,
  no_timeframe_supplied: 501,
  invalid_start_date: 502,
  invalid_end_date: 503,
  invalid_time_frame: 504,
  time_frame_too_long: 505,
} as const;

export type RatesRefusal = keyof typeof codes;

/** How the service refuses: with status 200, a code and its name (RATE-13). */
export const makeRatesRefusal = (type: RatesRefusal) => ({
  success: false,
  error: { code: codes[type], type },
});
