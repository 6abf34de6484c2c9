/** What the rules find in the templates of `docs/deploy` and stays as it is, by rule: the template, its resource, the reason. */
export const acknowledged = {
  'AwsSolutions-APIG2': {
    at: 'gateway/Api',
    reason: 'The service behind it judges each body by the schemas that the contract gives.',
  },
  'AwsSolutions-COG4': {
    at: 'gateway/SignedCall',
    reason: 'Calls are signed by the identity pool (AWS_IAM), which the specification prescribes.',
  },
  'AwsSolutions-COG1': {
    at: 'identity/UserPool',
    reason:
      'At least 8 characters without classes is prescribed; what leaks have made known is refused instead.',
  },
  'AwsSolutions-COG2': {
    at: 'identity/UserPool',
    reason: 'The specification has no step for a second factor.',
  },
  'AwsSolutions-COG8': {
    at: 'identity/UserPool',
    reason: 'The plan is a parameter, which this rule cannot read; unless it is given, the plan is PLUS.',
  },
  'AwsSolutions-IAM4': {
    at: 'region/LoggingRole',
    reason: 'What API Gateway needs for writing logs is kept by its maker.',
  },
  'AwsSolutions-IAM5': {
    at: 'identity/SignedInRole',
    reason:
      'A signed-in user may call every path of the two gateways; what else they may do the service knows.',
  },
  'AwsSolutions-CFR1': {
    at: 'site/Distribution',
    reason: 'Customers travel; whom the operator may serve is decided where they are made customers.',
  },
};
