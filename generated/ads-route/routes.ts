// Written by `npm run generate` from openapi/. Changes belong there.

import type { Route } from '../../src/http/route-table.ts'

export const routes: readonly Route[] = [
  {
    "namespace": "ads-route",
    "path": "/ads-route",
    "pattern": "/ads-route",
    "operations": [
      {
        "operationId": "getAdsNamespace",
        "methods": [
          "GET"
        ],
        "resource": "NamespaceIndex",
        "batch": false,
        "conditional": true,
        "arguments": {
          "path": {},
          "query": {
            "namespace": {
              "types": [
                "string"
              ],
              "default": "ads-route"
            },
            "context": {
              "types": [
                "string"
              ],
              "default": "view"
            },
            "_fields": {
              "types": [
                "array"
              ],
              "items": {
                "types": [
                  "string"
                ]
              }
            }
          },
          "body": {}
        }
      }
    ]
  },
  {
    "namespace": "ads-route",
    "path": "/ads-route/get-ads-list",
    "pattern": "/ads-route/get-ads-list",
    "operations": [
      {
        "operationId": "listAds",
        "methods": [
          "GET"
        ],
        "resource": "AdList",
        "batch": false,
        "conditional": true,
        "arguments": {
          "path": {},
          "query": {
            "pageno": {
              "types": [
                "integer"
              ],
              "default": 1
            },
            "posts_per_page": {
              "types": [
                "integer"
              ],
              "default": 10
            },
            "search_param": {
              "types": [
                "string"
              ]
            },
            "filter_by": {
              "types": [
                "string"
              ]
            },
            "filter_not_by": {
              "types": [
                "string"
              ]
            },
            "sort_by": {
              "types": [
                "string"
              ]
            },
            "_fields": {
              "types": [
                "array"
              ],
              "items": {
                "types": [
                  "string"
                ]
              }
            }
          },
          "body": {}
        }
      }
    ]
  },
  {
    "namespace": "ads-route",
    "path": "/ads-route/get-ad-by-id",
    "pattern": "/ads-route/get-ad-by-id",
    "operations": [
      {
        "operationId": "getAd",
        "methods": [
          "GET"
        ],
        "resource": "Ad",
        "batch": false,
        "conditional": true,
        "arguments": {
          "path": {},
          "query": {
            "ad-id": {
              "types": [
                "integer"
              ]
            },
            "_fields": {
              "types": [
                "array"
              ],
              "items": {
                "types": [
                  "string"
                ]
              }
            }
          },
          "body": {}
        }
      }
    ]
  },
  {
    "namespace": "ads-route",
    "path": "/ads-route/get-settings",
    "pattern": "/ads-route/get-settings",
    "operations": [
      {
        "operationId": "getAdSettings",
        "methods": [
          "GET"
        ],
        "resource": "AdSettings",
        "batch": false,
        "conditional": true,
        "arguments": {
          "path": {},
          "query": {
            "_fields": {
              "types": [
                "array"
              ],
              "items": {
                "types": [
                  "string"
                ]
              }
            }
          },
          "body": {}
        }
      }
    ]
  },
  {
    "namespace": "ads-route",
    "path": "/ads-route/get-condition-list",
    "pattern": "/ads-route/get-condition-list",
    "operations": [
      {
        "operationId": "listConditionValues",
        "methods": [
          "GET"
        ],
        "resource": "Option",
        "batch": false,
        "conditional": true,
        "arguments": {
          "path": {},
          "query": {
            "condition": {
              "types": [
                "string"
              ]
            },
            "search": {
              "types": [
                "string"
              ]
            },
            "_fields": {
              "types": [
                "array"
              ],
              "items": {
                "types": [
                  "string"
                ]
              }
            }
          },
          "body": {}
        }
      }
    ]
  },
  {
    "namespace": "ads-route",
    "path": "/ads-route/get-ads-info",
    "pattern": "/ads-route/get-ads-info",
    "operations": [
      {
        "operationId": "describeAds",
        "methods": [
          "GET"
        ],
        "resource": "Information",
        "batch": false,
        "conditional": true,
        "arguments": {
          "path": {},
          "query": {
            "_fields": {
              "types": [
                "array"
              ],
              "items": {
                "types": [
                  "string"
                ]
              }
            }
          },
          "body": {}
        }
      }
    ]
  },
  {
    "namespace": "ads-route",
    "path": "/ads-route/get-user-role",
    "pattern": "/ads-route/get-user-role",
    "operations": [
      {
        "operationId": "listAdRoles",
        "methods": [
          "GET"
        ],
        "resource": "OptionList",
        "batch": false,
        "conditional": true,
        "arguments": {
          "path": {},
          "query": {
            "search": {
              "types": [
                "string"
              ]
            },
            "_fields": {
              "types": [
                "array"
              ],
              "items": {
                "types": [
                  "string"
                ]
              }
            }
          },
          "body": {}
        }
      }
    ]
  },
  {
    "namespace": "ads-route",
    "path": "/ads-route/get-tags",
    "pattern": "/ads-route/get-tags",
    "operations": [
      {
        "operationId": "listAdTags",
        "methods": [
          "GET"
        ],
        "resource": "OptionList",
        "batch": false,
        "conditional": true,
        "arguments": {
          "path": {},
          "query": {
            "search": {
              "types": [
                "string"
              ]
            },
            "_fields": {
              "types": [
                "array"
              ],
              "items": {
                "types": [
                  "string"
                ]
              }
            }
          },
          "body": {}
        }
      }
    ]
  },
  {
    "namespace": "ads-route",
    "path": "/ads-route/get-plugins",
    "pattern": "/ads-route/get-plugins",
    "operations": [
      {
        "operationId": "listAdIntegrations",
        "methods": [
          "GET"
        ],
        "resource": "OptionList",
        "batch": false,
        "conditional": true,
        "arguments": {
          "path": {},
          "query": {
            "search": {
              "types": [
                "string"
              ]
            },
            "_fields": {
              "types": [
                "array"
              ],
              "items": {
                "types": [
                  "string"
                ]
              }
            }
          },
          "body": {}
        }
      }
    ]
  },
  {
    "namespace": "ads-route",
    "path": "/ads-route/check_plugin_exist",
    "pattern": "/ads-route/check_plugin_exist",
    "operations": [
      {
        "operationId": "findAdIntegration",
        "methods": [
          "GET"
        ],
        "resource": "Answered",
        "batch": false,
        "conditional": true,
        "arguments": {
          "path": {},
          "query": {
            "plugin_name": {
              "types": [
                "string"
              ]
            },
            "_fields": {
              "types": [
                "array"
              ],
              "items": {
                "types": [
                  "string"
                ]
              }
            }
          },
          "body": {}
        }
      }
    ]
  },
  {
    "namespace": "ads-route",
    "path": "/ads-route/get-current-user",
    "pattern": "/ads-route/get-current-user",
    "operations": [
      {
        "operationId": "isAdAdministrator",
        "methods": [
          "GET"
        ],
        "resource": "Answered",
        "batch": false,
        "conditional": true,
        "arguments": {
          "path": {},
          "query": {
            "_fields": {
              "types": [
                "array"
              ],
              "items": {
                "types": [
                  "string"
                ]
              }
            }
          },
          "body": {}
        }
      }
    ]
  },
  {
    "namespace": "ads-route",
    "path": "/ads-route/get-ads-analytics",
    "pattern": "/ads-route/get-ads-analytics",
    "operations": [
      {
        "operationId": "getAdTotals",
        "methods": [
          "GET"
        ],
        "resource": "Totals",
        "batch": false,
        "conditional": true,
        "arguments": {
          "path": {},
          "query": {
            "ad_id": {
              "types": [
                "integer"
              ]
            },
            "_fields": {
              "types": [
                "array"
              ],
              "items": {
                "types": [
                  "string"
                ]
              }
            }
          },
          "body": {}
        }
      }
    ]
  },
  {
    "namespace": "ads-route",
    "path": "/ads-route/change-mode",
    "pattern": "/ads-route/change-mode",
    "operations": [
      {
        "operationId": "changeAdMode",
        "methods": [
          "POST"
        ],
        "resource": "Done",
        "batch": false,
        "conditional": false,
        "arguments": {
          "path": {},
          "query": {
            "_fields": {
              "types": [
                "array"
              ],
              "items": {
                "types": [
                  "string"
                ]
              }
            }
          },
          "body": {
            "mode": {
              "types": [
                "string"
              ],
              "ignoreNull": true
            }
          }
        }
      }
    ]
  },
  {
    "namespace": "ads-route",
    "path": "/ads-route/ad-more-action",
    "pattern": "/ads-route/ad-more-action",
    "operations": [
      {
        "operationId": "changeAds",
        "methods": [
          "POST"
        ],
        "resource": "ActionReport",
        "batch": false,
        "conditional": false,
        "arguments": {
          "path": {},
          "query": {
            "_fields": {
              "types": [
                "array"
              ],
              "items": {
                "types": [
                  "string"
                ]
              }
            }
          },
          "body": {
            "action": {
              "types": [
                "string"
              ],
              "ignoreNull": true
            },
            "ad_id": {
              "types": [
                "array"
              ],
              "items": {
                "types": [
                  "integer"
                ]
              },
              "ignoreNull": true
            }
          }
        }
      }
    ]
  },
  {
    "namespace": "ads-route",
    "path": "/ads-route/update-ad",
    "pattern": "/ads-route/update-ad",
    "operations": [
      {
        "operationId": "saveAd",
        "methods": [
          "POST"
        ],
        "resource": "SavedAd",
        "batch": false,
        "conditional": false,
        "arguments": {
          "path": {},
          "query": {
            "_fields": {
              "types": [
                "array"
              ],
              "items": {
                "types": [
                  "string"
                ]
              }
            }
          },
          "body": {
            "ads_post_meta": {
              "types": [
                "object"
              ],
              "members": {
                "ad_id": {
                  "types": [
                    "integer",
                    "string"
                  ]
                },
                "ad_type": {
                  "types": [
                    "string"
                  ]
                },
                "label": {
                  "types": [
                    "string"
                  ]
                },
                "position": {
                  "types": [
                    "string"
                  ]
                },
                "priority": {
                  "types": [
                    "integer"
                  ]
                },
                "visibility_include": {
                  "types": [
                    "array"
                  ],
                  "items": {
                    "types": [
                      "object"
                    ],
                    "members": {
                      "type": {
                        "types": [
                          "object"
                        ],
                        "members": {
                          "label": {
                            "types": [
                              "string"
                            ]
                          },
                          "value": {
                            "types": [
                              "string"
                            ]
                          }
                        }
                      },
                      "value": {
                        "types": [
                          "object"
                        ],
                        "members": {
                          "label": {
                            "types": [
                              "string"
                            ]
                          },
                          "value": {
                            "types": [
                              "integer",
                              "string"
                            ]
                          }
                        }
                      },
                      "condition": {
                        "types": [
                          "string"
                        ]
                      }
                    }
                  }
                },
                "visibility_exclude": {
                  "types": [
                    "array"
                  ],
                  "items": {
                    "types": [
                      "object"
                    ],
                    "members": {
                      "type": {
                        "types": [
                          "object"
                        ],
                        "members": {
                          "label": {
                            "types": [
                              "string"
                            ]
                          },
                          "value": {
                            "types": [
                              "string"
                            ]
                          }
                        }
                      },
                      "value": {
                        "types": [
                          "object"
                        ],
                        "members": {
                          "label": {
                            "types": [
                              "string"
                            ]
                          },
                          "value": {
                            "types": [
                              "integer",
                              "string"
                            ]
                          }
                        }
                      },
                      "condition": {
                        "types": [
                          "string"
                        ]
                      }
                    }
                  }
                },
                "targeting_include": {
                  "types": [
                    "array"
                  ],
                  "items": {
                    "types": [
                      "object"
                    ],
                    "members": {
                      "type": {
                        "types": [
                          "object"
                        ],
                        "members": {
                          "label": {
                            "types": [
                              "string"
                            ]
                          },
                          "value": {
                            "types": [
                              "string"
                            ]
                          }
                        }
                      },
                      "value": {
                        "types": [
                          "object"
                        ],
                        "members": {
                          "label": {
                            "types": [
                              "string"
                            ]
                          },
                          "value": {
                            "types": [
                              "integer",
                              "string"
                            ]
                          }
                        }
                      },
                      "condition": {
                        "types": [
                          "string"
                        ]
                      }
                    }
                  }
                },
                "targeting_exclude": {
                  "types": [
                    "array"
                  ],
                  "items": {
                    "types": [
                      "object"
                    ],
                    "members": {
                      "type": {
                        "types": [
                          "object"
                        ],
                        "members": {
                          "label": {
                            "types": [
                              "string"
                            ]
                          },
                          "value": {
                            "types": [
                              "string"
                            ]
                          }
                        }
                      },
                      "value": {
                        "types": [
                          "object"
                        ],
                        "members": {
                          "label": {
                            "types": [
                              "string"
                            ]
                          },
                          "value": {
                            "types": [
                              "integer",
                              "string"
                            ]
                          }
                        }
                      },
                      "condition": {
                        "types": [
                          "string"
                        ]
                      }
                    }
                  }
                },
                "align": {
                  "types": [
                    "integer"
                  ]
                },
                "margin": {
                  "types": [
                    "integer"
                  ]
                },
                "margin_left": {
                  "types": [
                    "integer"
                  ]
                },
                "margin_right": {
                  "types": [
                    "integer"
                  ]
                },
                "margin_bottom": {
                  "types": [
                    "integer"
                  ]
                },
                "padding": {
                  "types": [
                    "integer"
                  ]
                },
                "padding_left": {
                  "types": [
                    "integer"
                  ]
                },
                "padding_right": {
                  "types": [
                    "integer"
                  ]
                },
                "padding_bottom": {
                  "types": [
                    "integer"
                  ]
                },
                "ad_label_check": {
                  "types": [
                    "boolean"
                  ]
                },
                "adlabel": {
                  "types": [
                    "string"
                  ]
                },
                "ad_label_text": {
                  "types": [
                    "string"
                  ]
                },
                "enabled_on_amp": {
                  "types": [
                    "boolean"
                  ]
                },
                "check_lazy_load": {
                  "types": [
                    "boolean"
                  ]
                },
                "check_lazy_load_delay": {
                  "types": [
                    "integer"
                  ]
                },
                "add_url_nofollow": {
                  "types": [
                    "boolean"
                  ]
                },
                "publish_date": {
                  "types": [
                    "string"
                  ]
                },
                "check_exp_date": {
                  "types": [
                    "boolean"
                  ]
                },
                "exp_date_from": {
                  "types": [
                    "string"
                  ]
                },
                "exp_date_to": {
                  "types": [
                    "string"
                  ]
                },
                "check_spec_day": {
                  "types": [
                    "boolean"
                  ]
                },
                "set_spec_day": {
                  "types": [
                    "array"
                  ],
                  "items": {
                    "types": [
                      "object"
                    ],
                    "members": {
                      "label": {
                        "types": [
                          "string"
                        ]
                      },
                      "value": {
                        "types": [
                          "string"
                        ]
                      }
                    }
                  }
                },
                "set_expiry_impression": {
                  "types": [
                    "boolean"
                  ]
                },
                "expiry_impression": {
                  "types": [
                    "integer",
                    "string"
                  ]
                },
                "set_expiry_clicks": {
                  "types": [
                    "boolean"
                  ]
                },
                "expiry_clicks": {
                  "types": [
                    "integer",
                    "string"
                  ]
                },
                "cls_btn": {
                  "types": [
                    "boolean"
                  ]
                },
                "sticky_ad_show_hide": {
                  "types": [
                    "boolean"
                  ]
                },
                "sticky_show_hide_txt": {
                  "types": [
                    "string"
                  ]
                },
                "sticky_ad_anim": {
                  "types": [
                    "boolean"
                  ]
                },
                "sticky_ad_anim_txt": {
                  "types": [
                    "integer"
                  ]
                },
                "paragraph_number": {
                  "types": [
                    "integer"
                  ]
                },
                "repeat_paragraph": {
                  "types": [
                    "boolean"
                  ]
                },
                "paragraph_limit": {
                  "types": [
                    "integer",
                    "string"
                  ]
                },
                "insert_after": {
                  "types": [
                    "integer"
                  ]
                },
                "exclude_from_class_id": {
                  "types": [
                    "string"
                  ]
                },
                "enable_on_end_of_post": {
                  "types": [
                    "boolean"
                  ]
                },
                "image_number": {
                  "types": [
                    "integer"
                  ]
                },
                "image_caption": {
                  "types": [
                    "boolean"
                  ]
                },
                "word_count_number": {
                  "types": [
                    "integer"
                  ]
                },
                "after_the_percentage_value": {
                  "types": [
                    "integer"
                  ]
                },
                "count_as_per": {
                  "types": [
                    "string"
                  ]
                },
                "enter_your_tag": {
                  "types": [
                    "string"
                  ]
                },
                "after_id_name": {
                  "types": [
                    "string"
                  ]
                },
                "after_class_name": {
                  "types": [
                    "string"
                  ]
                },
                "after_customq_name": {
                  "types": [
                    "string"
                  ]
                },
                "ads_loop_number": {
                  "types": [
                    "integer"
                  ]
                },
                "display_after_every": {
                  "types": [
                    "integer"
                  ]
                },
                "code": {
                  "types": [
                    "string"
                  ]
                },
                "mobile_html_check": {
                  "types": [
                    "boolean"
                  ]
                },
                "mob_code": {
                  "types": [
                    "string"
                  ]
                },
                "image_src": {
                  "types": [
                    "string"
                  ]
                },
                "image_redirect_url": {
                  "types": [
                    "string"
                  ]
                },
                "image_src_id": {
                  "types": [
                    "integer"
                  ]
                },
                "image_width": {
                  "types": [
                    "integer",
                    "string"
                  ]
                },
                "image_height": {
                  "types": [
                    "integer",
                    "string"
                  ]
                },
                "banner_ad_width": {
                  "types": [
                    "integer",
                    "string"
                  ]
                },
                "banner_ad_height": {
                  "types": [
                    "integer",
                    "string"
                  ]
                },
                "mobile_image_check": {
                  "types": [
                    "boolean"
                  ]
                },
                "image_mobile_src": {
                  "types": [
                    "string"
                  ]
                },
                "mob_banner_ad_width": {
                  "types": [
                    "integer",
                    "string"
                  ]
                },
                "mob_banner_ad_height": {
                  "types": [
                    "integer",
                    "string"
                  ]
                },
                "parallax_ads_check": {
                  "types": [
                    "boolean"
                  ]
                },
                "parallax_height": {
                  "types": [
                    "integer",
                    "string"
                  ]
                },
                "data_ad_client": {
                  "types": [
                    "string"
                  ]
                },
                "data_ad_slot": {
                  "types": [
                    "string"
                  ]
                },
                "data_layout_key": {
                  "types": [
                    "string"
                  ]
                },
                "provider_ad_type": {
                  "types": [
                    "string"
                  ]
                },
                "provider_type": {
                  "types": [
                    "string"
                  ]
                },
                "data_ad_width": {
                  "types": [
                    "integer",
                    "string"
                  ]
                },
                "data_ad_height": {
                  "types": [
                    "integer",
                    "string"
                  ]
                },
                "grid_data_ad_column": {
                  "types": [
                    "integer",
                    "string"
                  ]
                },
                "grid_data_ad_row": {
                  "types": [
                    "integer",
                    "string"
                  ]
                },
                "network_code": {
                  "types": [
                    "string"
                  ]
                },
                "ad_unit_name": {
                  "types": [
                    "string"
                  ]
                },
                "block_id": {
                  "types": [
                    "string"
                  ]
                },
                "video_width": {
                  "types": [
                    "integer",
                    "string"
                  ]
                },
                "video_height": {
                  "types": [
                    "integer",
                    "string"
                  ]
                },
                "video_autoplay": {
                  "types": [
                    "boolean"
                  ]
                },
                "video_ad_type": {
                  "types": [
                    "string"
                  ]
                },
                "specific_time_interval_sec_video": {
                  "types": [
                    "integer"
                  ]
                },
                "on_scroll_video_percentage": {
                  "types": [
                    "integer"
                  ]
                },
                "video_ad_type_position": {
                  "types": [
                    "string"
                  ]
                },
                "ads_list": {
                  "types": [
                    "array"
                  ],
                  "items": {
                    "types": [
                      "object"
                    ],
                    "members": {
                      "label": {
                        "types": [
                          "string"
                        ]
                      },
                      "value": {
                        "types": [
                          "integer"
                        ]
                      }
                    }
                  }
                },
                "random_ads_list": {
                  "types": [
                    "array"
                  ],
                  "items": {
                    "types": [
                      "object"
                    ],
                    "members": {
                      "label": {
                        "types": [
                          "string"
                        ]
                      },
                      "value": {
                        "types": [
                          "integer"
                        ]
                      }
                    }
                  }
                },
                "refresh_type": {
                  "types": [
                    "string"
                  ]
                },
                "refresh_type_interval_sec": {
                  "types": [
                    "integer"
                  ]
                },
                "sort_type": {
                  "types": [
                    "string"
                  ]
                },
                "num_ads_t_s": {
                  "types": [
                    "integer"
                  ]
                },
                "ab_testing": {
                  "types": [
                    "array"
                  ],
                  "items": {
                    "types": [
                      "object"
                    ],
                    "members": {
                      "position": {
                        "types": [
                          "string"
                        ]
                      },
                      "ads_list": {
                        "types": [
                          "array"
                        ],
                        "items": {
                          "types": [
                            "object"
                          ],
                          "members": {
                            "label": {
                              "types": [
                                "string"
                              ]
                            },
                            "value": {
                              "types": [
                                "integer"
                              ]
                            }
                          }
                        }
                      }
                    }
                  }
                },
                "popup_type": {
                  "types": [
                    "string"
                  ]
                },
                "specific_time_interval_sec": {
                  "types": [
                    "integer"
                  ]
                },
                "on_scroll_popup_percentage": {
                  "types": [
                    "integer"
                  ]
                },
                "popup_set_cookie_type": {
                  "types": [
                    "string"
                  ]
                },
                "pop_set_cookie_indays": {
                  "types": [
                    "integer"
                  ]
                },
                "carousel_type": {
                  "types": [
                    "string"
                  ]
                },
                "carousel_width": {
                  "types": [
                    "integer",
                    "string"
                  ]
                },
                "carousel_height": {
                  "types": [
                    "integer",
                    "string"
                  ]
                },
                "carousel_speed": {
                  "types": [
                    "integer"
                  ]
                },
                "carousel_arrows": {
                  "types": [
                    "boolean"
                  ]
                },
                "carousel_close": {
                  "types": [
                    "boolean"
                  ]
                },
                "carousel_slides": {
                  "types": [
                    "integer"
                  ]
                },
                "carousel_rndms": {
                  "types": [
                    "boolean"
                  ]
                },
                "ad_space_type": {
                  "types": [
                    "string"
                  ]
                },
                "ad_cost": {
                  "types": [
                    "number"
                  ]
                },
                "ad_cost_type": {
                  "types": [
                    "string"
                  ]
                },
                "ad_minimum_days": {
                  "types": [
                    "integer",
                    "string"
                  ]
                },
                "ad_space_banner_image_src": {
                  "types": [
                    "string"
                  ]
                },
                "network_name": {
                  "types": [
                    "string"
                  ]
                }
              },
              "ignoreNull": true
            },
            "ads_ad_status": {
              "types": [
                "string"
              ]
            }
          }
        }
      }
    ]
  },
  {
    "namespace": "ads-route",
    "path": "/ads-route/update-settings",
    "pattern": "/ads-route/update-settings",
    "operations": [
      {
        "operationId": "updateAdSettings",
        "methods": [
          "POST"
        ],
        "resource": "SavedSettings",
        "batch": false,
        "conditional": false,
        "arguments": {
          "path": {},
          "query": {
            "_fields": {
              "types": [
                "array"
              ],
              "items": {
                "types": [
                  "string"
                ]
              }
            }
          },
          "body": {
            "settings": {
              "types": [
                "object"
              ],
              "members": {
                "post_types": {
                  "types": [
                    "array"
                  ],
                  "items": {
                    "types": [
                      "string"
                    ]
                  }
                },
                "visibility": {
                  "types": [
                    "object"
                  ],
                  "members": {
                    "AppHome": {
                      "types": [
                        "boolean"
                      ]
                    },
                    "AppCate": {
                      "types": [
                        "boolean"
                      ]
                    },
                    "AppArch": {
                      "types": [
                        "boolean"
                      ]
                    },
                    "AppTags": {
                      "types": [
                        "boolean"
                      ]
                    }
                  }
                },
                "quicktags": {
                  "types": [
                    "object"
                  ],
                  "members": {
                    "QckTags": {
                      "types": [
                        "boolean"
                      ]
                    }
                  }
                },
                "QckTags": {
                  "types": [
                    "boolean"
                  ]
                },
                "maxads": {
                  "types": [
                    "integer"
                  ]
                },
                "RoleBasedAccess": {
                  "types": [
                    "array"
                  ],
                  "items": {
                    "types": [
                      "object"
                    ],
                    "members": {
                      "label": {
                        "types": [
                          "string"
                        ]
                      },
                      "value": {
                        "types": [
                          "string"
                        ]
                      }
                    }
                  }
                },
                "adsTxtEnabled": {
                  "types": [
                    "boolean"
                  ]
                },
                "adsTxtText": {
                  "types": [
                    "string"
                  ]
                },
                "ad_performance_tracking": {
                  "types": [
                    "boolean"
                  ]
                },
                "ad_log": {
                  "types": [
                    "boolean"
                  ]
                },
                "logging_toggle": {
                  "types": [
                    "string"
                  ]
                },
                "report_logging": {
                  "types": [
                    "string"
                  ]
                },
                "reports_settings": {
                  "types": [
                    "boolean"
                  ]
                },
                "exclude_admin_tracking": {
                  "types": [
                    "boolean"
                  ]
                },
                "click_fraud_protection": {
                  "types": [
                    "boolean"
                  ]
                },
                "allowed_click": {
                  "types": [
                    "integer"
                  ]
                },
                "click_limit": {
                  "types": [
                    "integer"
                  ]
                },
                "ban_duration": {
                  "types": [
                    "integer"
                  ]
                },
                "multiUserValue": {
                  "types": [
                    "array"
                  ],
                  "items": {
                    "types": [
                      "object"
                    ],
                    "members": {
                      "label": {
                        "types": [
                          "string"
                        ]
                      },
                      "value": {
                        "types": [
                          "string"
                        ]
                      }
                    }
                  }
                },
                "multiTagsValue": {
                  "types": [
                    "array"
                  ],
                  "items": {
                    "types": [
                      "object"
                    ],
                    "members": {
                      "label": {
                        "types": [
                          "string"
                        ]
                      },
                      "value": {
                        "types": [
                          "string"
                        ]
                      }
                    }
                  }
                },
                "multiPluginsValue": {
                  "types": [
                    "array"
                  ],
                  "items": {
                    "types": [
                      "object"
                    ],
                    "members": {
                      "label": {
                        "types": [
                          "string"
                        ]
                      },
                      "value": {
                        "types": [
                          "string"
                        ]
                      }
                    }
                  }
                },
                "lazy_load_global": {
                  "types": [
                    "boolean"
                  ]
                },
                "delay_ad_sec": {
                  "types": [
                    "boolean"
                  ]
                },
                "ignoreShortcodeCond": {
                  "types": [
                    "boolean"
                  ]
                },
                "location_settings": {
                  "types": [
                    "object"
                  ],
                  "rest": {
                    "types": [
                      "object"
                    ],
                    "members": {
                      "status": {
                        "types": [
                          "boolean"
                        ]
                      },
                      "ad": {
                        "types": [
                          "string"
                        ]
                      }
                    }
                  }
                },
                "ad_blocker_support": {
                  "types": [
                    "boolean"
                  ]
                },
                "notice_type": {
                  "types": [
                    "string"
                  ]
                },
                "notice_title": {
                  "types": [
                    "string"
                  ]
                },
                "notice_description": {
                  "types": [
                    "string"
                  ]
                },
                "notice_txt_color": {
                  "types": [
                    "string"
                  ]
                },
                "notice_bg_color": {
                  "types": [
                    "string"
                  ]
                },
                "notice_btn_txt_color": {
                  "types": [
                    "string"
                  ]
                },
                "notice_btn_bg_color": {
                  "types": [
                    "string"
                  ]
                },
                "btn_txt": {
                  "types": [
                    "string"
                  ]
                },
                "notice_behaviour": {
                  "types": [
                    "integer"
                  ]
                },
                "notice_bar": {
                  "types": [
                    "integer"
                  ]
                },
                "notice_close_btn": {
                  "types": [
                    "boolean"
                  ]
                },
                "revenue_sharing_enabled": {
                  "types": [
                    "boolean"
                  ]
                },
                "ad_owner_revenue_per": {
                  "types": [
                    "integer"
                  ]
                },
                "ad_author_revenue_per": {
                  "types": [
                    "integer"
                  ]
                },
                "author_publisher_ids": {
                  "types": [
                    "object"
                  ],
                  "rest": {
                    "types": [
                      "string"
                    ]
                  }
                },
                "support_email": {
                  "types": [
                    "string"
                  ]
                },
                "provider_client_id": {
                  "types": [
                    "string"
                  ]
                },
                "provider_client_secret": {
                  "types": [
                    "string"
                  ]
                },
                "provider_scope": {
                  "types": [
                    "string"
                  ]
                },
                "provider_authorization_url": {
                  "types": [
                    "string"
                  ]
                },
                "provider_token_url": {
                  "types": [
                    "string"
                  ]
                },
                "provider_revoke_url": {
                  "types": [
                    "string"
                  ]
                },
                "provider_api_url": {
                  "types": [
                    "string"
                  ]
                },
                "provider_redirect_uri": {
                  "types": [
                    "string"
                  ]
                },
                "provider_script_url": {
                  "types": [
                    "string"
                  ]
                },
                "provider_manager_script_url": {
                  "types": [
                    "string"
                  ]
                }
              },
              "json": true,
              "ignoreNull": true
            }
          }
        }
      }
    ]
  },
  {
    "namespace": "ads-route",
    "path": "/ads-route/validate-ads-txt",
    "pattern": "/ads-route/validate-ads-txt",
    "operations": [
      {
        "operationId": "validateAdsTxt",
        "methods": [
          "POST"
        ],
        "resource": "TextVerdict",
        "batch": false,
        "conditional": false,
        "arguments": {
          "path": {},
          "query": {
            "_fields": {
              "types": [
                "array"
              ],
              "items": {
                "types": [
                  "string"
                ]
              }
            }
          },
          "body": {
            "0": {
              "types": [
                "string"
              ]
            },
            "content": {
              "types": [
                "string"
              ]
            }
          }
        }
      }
    ]
  },
  {
    "namespace": "ads-route",
    "path": "/ads-route/send-customer-query",
    "pattern": "/ads-route/send-customer-query",
    "operations": [
      {
        "operationId": "sendCustomerQuery",
        "methods": [
          "POST"
        ],
        "resource": "Enqueued",
        "batch": false,
        "conditional": false,
        "arguments": {
          "path": {},
          "query": {
            "_fields": {
              "types": [
                "array"
              ],
              "items": {
                "types": [
                  "string"
                ]
              }
            }
          },
          "body": {
            "email": {
              "types": [
                "string"
              ],
              "ignoreNull": true
            },
            "message": {
              "types": [
                "string"
              ],
              "ignoreNull": true
            },
            "type": {
              "types": [
                "string"
              ],
              "default": "no"
            }
          }
        }
      }
    ]
  },
  {
    "namespace": "ads-route",
    "path": "/ads-route/export-settings",
    "pattern": "/ads-route/export-settings",
    "operations": [
      {
        "operationId": "exportAdSettings",
        "methods": [
          "POST"
        ],
        "resource": "AdExport",
        "batch": false,
        "conditional": false,
        "arguments": {
          "path": {},
          "query": {
            "_fields": {
              "types": [
                "array"
              ],
              "items": {
                "types": [
                  "string"
                ]
              }
            }
          },
          "body": {
            "include": {
              "types": [
                "array"
              ],
              "items": {
                "types": [
                  "string"
                ]
              },
              "default": [
                "settings",
                "ads"
              ]
            }
          }
        }
      }
    ]
  },
  {
    "namespace": "ads-route",
    "path": "/ads-route/import-settings",
    "pattern": "/ads-route/import-settings",
    "operations": [
      {
        "operationId": "importAdSettings",
        "methods": [
          "POST"
        ],
        "resource": "ImportedFile",
        "batch": false,
        "upload": {
          "bodies": "forms",
          "part": "myFile"
        },
        "conditional": false,
        "arguments": {
          "path": {},
          "query": {
            "_fields": {
              "types": [
                "array"
              ],
              "items": {
                "types": [
                  "string"
                ]
              }
            }
          },
          "body": {
            "myFile": {
              "types": [
                "string"
              ]
            },
            "settings": {
              "types": [
                "boolean"
              ],
              "default": false
            }
          }
        }
      }
    ]
  },
  {
    "namespace": "ads-route",
    "path": "/ads-route/get-add-next-id",
    "pattern": "/ads-route/get-add-next-id",
    "operations": [
      {
        "operationId": "getNextAdNumber",
        "methods": [
          "POST"
        ],
        "resource": "NextAd",
        "batch": false,
        "conditional": false,
        "arguments": {
          "path": {},
          "query": {
            "_fields": {
              "types": [
                "array"
              ],
              "items": {
                "types": [
                  "string"
                ]
              }
            }
          },
          "body": {}
        }
      }
    ]
  },
  {
    "namespace": "ads-route",
    "path": "/ads-route/ads_subscribe_newsletter",
    "pattern": "/ads-route/ads_subscribe_newsletter",
    "operations": [
      {
        "operationId": "subscribeNewsletter",
        "methods": [
          "POST"
        ],
        "resource": "Enqueued",
        "batch": false,
        "conditional": false,
        "arguments": {
          "path": {},
          "query": {
            "_fields": {
              "types": [
                "array"
              ],
              "items": {
                "types": [
                  "string"
                ]
              }
            }
          },
          "body": {
            "name": {
              "types": [
                "string"
              ],
              "default": ""
            },
            "email": {
              "types": [
                "string"
              ],
              "ignoreNull": true
            },
            "website": {
              "types": [
                "string"
              ],
              "default": ""
            }
          }
        }
      }
    ]
  },
  {
    "namespace": "ads-route",
    "path": "/ads-route/import-ads-source-a",
    "pattern": "/ads-route/import-ads-source-a",
    "operations": [
      {
        "operationId": "importAdsSourceA",
        "methods": [
          "POST"
        ],
        "resource": "ImportReport",
        "batch": false,
        "conditional": false,
        "arguments": {
          "path": {},
          "query": {
            "_fields": {
              "types": [
                "array"
              ],
              "items": {
                "types": [
                  "string"
                ]
              }
            }
          },
          "body": {
            "ads": {
              "types": [
                "array"
              ],
              "items": {
                "types": [
                  "object"
                ]
              },
              "default": []
            },
            "dry_run": {
              "types": [
                "boolean"
              ],
              "default": false
            }
          }
        }
      }
    ]
  },
  {
    "namespace": "ads-route",
    "path": "/ads-route/import-ads-source-b",
    "pattern": "/ads-route/import-ads-source-b",
    "operations": [
      {
        "operationId": "importAdsSourceB",
        "methods": [
          "POST"
        ],
        "resource": "ImportReport",
        "batch": false,
        "conditional": false,
        "arguments": {
          "path": {},
          "query": {
            "_fields": {
              "types": [
                "array"
              ],
              "items": {
                "types": [
                  "string"
                ]
              }
            }
          },
          "body": {
            "ads": {
              "types": [
                "array"
              ],
              "items": {
                "types": [
                  "object"
                ]
              },
              "default": []
            },
            "dry_run": {
              "types": [
                "boolean"
              ],
              "default": false
            }
          }
        }
      }
    ]
  },
  {
    "namespace": "ads-route",
    "path": "/ads-route/import-ads-source-c",
    "pattern": "/ads-route/import-ads-source-c",
    "operations": [
      {
        "operationId": "importAdsSourceC",
        "methods": [
          "POST"
        ],
        "resource": "ImportReport",
        "batch": false,
        "conditional": false,
        "arguments": {
          "path": {},
          "query": {
            "_fields": {
              "types": [
                "array"
              ],
              "items": {
                "types": [
                  "string"
                ]
              }
            }
          },
          "body": {
            "ads": {
              "types": [
                "array"
              ],
              "items": {
                "types": [
                  "object"
                ]
              },
              "default": []
            },
            "dry_run": {
              "types": [
                "boolean"
              ],
              "default": false
            }
          }
        }
      }
    ]
  },
  {
    "namespace": "ads-route",
    "path": "/ads-route/reports-provider-confcode",
    "pattern": "/ads-route/reports-provider-confcode",
    "operations": [
      {
        "operationId": "confirmReportCode",
        "methods": [
          "POST"
        ],
        "resource": "ConfirmedCode",
        "batch": false,
        "conditional": false,
        "arguments": {
          "path": {},
          "query": {
            "_fields": {
              "types": [
                "array"
              ],
              "items": {
                "types": [
                  "string"
                ]
              }
            }
          },
          "body": {
            "code": {
              "types": [
                "string"
              ]
            },
            "state": {
              "types": [
                "string"
              ]
            },
            "iss": {
              "types": [
                "string"
              ]
            },
            "report": {
              "types": [
                "object"
              ],
              "members": {
                "provider_code": {
                  "types": [
                    "string"
                  ]
                },
                "state": {
                  "types": [
                    "string"
                  ]
                }
              }
            }
          }
        }
      }
    ]
  },
  {
    "namespace": "ads-route",
    "path": "/ads-route/ads_register_ad",
    "pattern": "/ads-route/ads_register_ad",
    "operations": [
      {
        "operationId": "listAdLocations",
        "methods": [
          "POST"
        ],
        "resource": "Location",
        "batch": false,
        "conditional": false,
        "arguments": {
          "path": {},
          "query": {
            "_fields": {
              "types": [
                "array"
              ],
              "items": {
                "types": [
                  "string"
                ]
              }
            }
          },
          "body": {}
        }
      }
    ]
  },
  {
    "namespace": "ads-route",
    "path": "/ads-route/getAdloggingData",
    "pattern": "/ads-route/getAdloggingData",
    "operations": [
      {
        "operationId": "listAdClicks",
        "methods": [
          "POST"
        ],
        "resource": "ClickLog",
        "batch": false,
        "conditional": false,
        "arguments": {
          "path": {},
          "query": {
            "_fields": {
              "types": [
                "array"
              ],
              "items": {
                "types": [
                  "string"
                ]
              }
            }
          },
          "body": {
            "report_period": {
              "types": [
                "string"
              ]
            },
            "cust_fromdate": {
              "types": [
                "string"
              ]
            },
            "cust_todate": {
              "types": [
                "string"
              ]
            },
            "search_param": {
              "types": [
                "string"
              ],
              "default": ""
            },
            "page": {
              "types": [
                "integer"
              ],
              "default": 1
            }
          }
        }
      }
    ]
  },
  {
    "namespace": "ads-route",
    "path": "/ads-route/ads-for",
    "pattern": "/ads-route/ads-for",
    "operations": [
      {
        "operationId": "decideAds",
        "methods": [
          "GET"
        ],
        "resource": "AdDecision",
        "batch": false,
        "conditional": true,
        "arguments": {
          "path": {},
          "query": {
            "post": {
              "types": [
                "integer"
              ]
            },
            "path": {
              "types": [
                "string"
              ]
            },
            "device": {
              "types": [
                "string"
              ]
            },
            "_fields": {
              "types": [
                "array"
              ],
              "items": {
                "types": [
                  "string"
                ]
              }
            }
          },
          "body": {}
        }
      }
    ]
  },
  {
    "namespace": "ads-route",
    "path": "/ads-route/ads-track",
    "pattern": "/ads-route/ads-track",
    "operations": [
      {
        "operationId": "trackAds",
        "methods": [
          "POST"
        ],
        "batch": false,
        "conditional": false,
        "arguments": {
          "path": {},
          "query": {
            "_fields": {
              "types": [
                "array"
              ],
              "items": {
                "types": [
                  "string"
                ]
              }
            }
          },
          "body": {
            "event": {
              "types": [
                "string"
              ],
              "ignoreNull": true
            },
            "ad_ids": {
              "types": [
                "array"
              ],
              "items": {
                "types": [
                  "integer"
                ]
              },
              "ignoreNull": true
            },
            "token": {
              "types": [
                "string"
              ],
              "default": ""
            },
            "url": {
              "types": [
                "string"
              ],
              "default": ""
            },
            "position": {
              "types": [
                "string"
              ],
              "default": ""
            }
          }
        }
      }
    ]
  }
]
