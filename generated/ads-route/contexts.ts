// Written by `npm run generate` from openapi/. Changes belong there.

export const contexts = {
  "ActionReport": {
    "status": {
      "in": [
        "view",
        "embed",
        "edit"
      ]
    },
    "msg": {
      "in": [
        "view",
        "embed",
        "edit"
      ]
    },
    "data": {
      "in": [
        "view",
        "embed",
        "edit"
      ]
    }
  },
  "Ad": {
    "post": {
      "in": [
        "view",
        "embed",
        "edit"
      ]
    },
    "post_meta": {
      "in": [
        "view",
        "embed",
        "edit"
      ]
    }
  },
  "AdDecision": {
    "token": {
      "in": [
        "view",
        "embed",
        "edit"
      ]
    },
    "mode": {
      "in": [
        "view",
        "embed",
        "edit"
      ]
    },
    "ads": {
      "in": [
        "view",
        "embed",
        "edit"
      ]
    },
    "notice": {
      "in": [
        "view",
        "embed",
        "edit"
      ]
    }
  },
  "AdExport": {
    "export_version": {
      "in": [
        "view",
        "embed",
        "edit"
      ]
    },
    "ads": {
      "in": [
        "view",
        "embed",
        "edit"
      ]
    }
  },
  "AdList": {
    "posts_data": {
      "in": [
        "view",
        "embed",
        "edit"
      ]
    },
    "posts_found": {
      "in": [
        "view",
        "embed",
        "edit"
      ]
    }
  },
  "AdSettings": {
    "post_types": {
      "in": [
        "view",
        "embed",
        "edit"
      ]
    },
    "visibility": {
      "in": [
        "view",
        "embed",
        "edit"
      ]
    },
    "quicktags": {
      "in": [
        "view",
        "embed",
        "edit"
      ]
    },
    "QckTags": {
      "in": [
        "view",
        "embed",
        "edit"
      ]
    },
    "maxads": {
      "in": [
        "view",
        "embed",
        "edit"
      ]
    },
    "RoleBasedAccess": {
      "in": [
        "view",
        "embed",
        "edit"
      ]
    },
    "adsTxtEnabled": {
      "in": [
        "view",
        "embed",
        "edit"
      ]
    },
    "adsTxtText": {
      "in": [
        "view",
        "embed",
        "edit"
      ]
    },
    "ad_performance_tracking": {
      "in": [
        "view",
        "embed",
        "edit"
      ]
    },
    "ad_log": {
      "in": [
        "view",
        "embed",
        "edit"
      ]
    },
    "logging_toggle": {
      "in": [
        "view",
        "embed",
        "edit"
      ]
    },
    "report_logging": {
      "in": [
        "view",
        "embed",
        "edit"
      ]
    },
    "reports_settings": {
      "in": [
        "view",
        "embed",
        "edit"
      ]
    },
    "exclude_admin_tracking": {
      "in": [
        "view",
        "embed",
        "edit"
      ]
    },
    "click_fraud_protection": {
      "in": [
        "view",
        "embed",
        "edit"
      ]
    },
    "allowed_click": {
      "in": [
        "view",
        "embed",
        "edit"
      ]
    },
    "click_limit": {
      "in": [
        "view",
        "embed",
        "edit"
      ]
    },
    "ban_duration": {
      "in": [
        "view",
        "embed",
        "edit"
      ]
    },
    "multiUserValue": {
      "in": [
        "view",
        "embed",
        "edit"
      ]
    },
    "multiTagsValue": {
      "in": [
        "view",
        "embed",
        "edit"
      ]
    },
    "multiPluginsValue": {
      "in": [
        "view",
        "embed",
        "edit"
      ]
    },
    "lazy_load_global": {
      "in": [
        "view",
        "embed",
        "edit"
      ]
    },
    "delay_ad_sec": {
      "in": [
        "view",
        "embed",
        "edit"
      ]
    },
    "ignoreShortcodeCond": {
      "in": [
        "view",
        "embed",
        "edit"
      ]
    },
    "location_settings": {
      "in": [
        "view",
        "embed",
        "edit"
      ]
    },
    "ad_blocker_support": {
      "in": [
        "view",
        "embed",
        "edit"
      ]
    },
    "notice_type": {
      "in": [
        "view",
        "embed",
        "edit"
      ]
    },
    "notice_title": {
      "in": [
        "view",
        "embed",
        "edit"
      ]
    },
    "notice_description": {
      "in": [
        "view",
        "embed",
        "edit"
      ]
    },
    "notice_txt_color": {
      "in": [
        "view",
        "embed",
        "edit"
      ]
    },
    "notice_bg_color": {
      "in": [
        "view",
        "embed",
        "edit"
      ]
    },
    "notice_btn_txt_color": {
      "in": [
        "view",
        "embed",
        "edit"
      ]
    },
    "notice_btn_bg_color": {
      "in": [
        "view",
        "embed",
        "edit"
      ]
    },
    "btn_txt": {
      "in": [
        "view",
        "embed",
        "edit"
      ]
    },
    "notice_behaviour": {
      "in": [
        "view",
        "embed",
        "edit"
      ]
    },
    "notice_bar": {
      "in": [
        "view",
        "embed",
        "edit"
      ]
    },
    "notice_close_btn": {
      "in": [
        "view",
        "embed",
        "edit"
      ]
    },
    "revenue_sharing_enabled": {
      "in": [
        "view",
        "embed",
        "edit"
      ]
    },
    "ad_owner_revenue_per": {
      "in": [
        "view",
        "embed",
        "edit"
      ]
    },
    "ad_author_revenue_per": {
      "in": [
        "view",
        "embed",
        "edit"
      ]
    },
    "author_publisher_ids": {
      "in": [
        "view",
        "embed",
        "edit"
      ]
    },
    "support_email": {
      "in": [
        "view",
        "embed",
        "edit"
      ]
    },
    "provider_client_id": {
      "in": [
        "view",
        "embed",
        "edit"
      ]
    },
    "provider_client_secret": {
      "in": [
        "view",
        "embed",
        "edit"
      ]
    },
    "provider_scope": {
      "in": [
        "view",
        "embed",
        "edit"
      ]
    },
    "provider_authorization_url": {
      "in": [
        "view",
        "embed",
        "edit"
      ]
    },
    "provider_token_url": {
      "in": [
        "view",
        "embed",
        "edit"
      ]
    },
    "provider_revoke_url": {
      "in": [
        "view",
        "embed",
        "edit"
      ]
    },
    "provider_api_url": {
      "in": [
        "view",
        "embed",
        "edit"
      ]
    },
    "provider_redirect_uri": {
      "in": [
        "view",
        "embed",
        "edit"
      ]
    },
    "provider_script_url": {
      "in": [
        "view",
        "embed",
        "edit"
      ]
    },
    "provider_manager_script_url": {
      "in": [
        "view",
        "embed",
        "edit"
      ]
    },
    "ads": {
      "in": [
        "view",
        "embed",
        "edit"
      ]
    },
    "mode": {
      "in": [
        "view",
        "embed",
        "edit"
      ]
    },
    "auto_ads_get_post_types": {
      "in": [
        "view",
        "embed",
        "edit"
      ]
    },
    "autoads_excl_user_roles": {
      "in": [
        "view",
        "embed",
        "edit"
      ]
    },
    "license": {
      "in": [
        "view",
        "embed",
        "edit"
      ]
    },
    "payment_page_status": {
      "in": [
        "view",
        "embed",
        "edit"
      ]
    }
  },
  "Answered": {
    "status": {
      "in": [
        "view",
        "embed",
        "edit"
      ]
    }
  },
  "ClickLog": {
    "posts_data": {
      "in": [
        "view",
        "embed",
        "edit"
      ]
    },
    "posts_found": {
      "in": [
        "view",
        "embed",
        "edit"
      ]
    },
    "search_param": {
      "in": [
        "view",
        "embed",
        "edit"
      ]
    }
  },
  "ConfirmedCode": {
    "status": {
      "in": [
        "view",
        "embed",
        "edit"
      ]
    },
    "token_data": {
      "in": [
        "view",
        "embed",
        "edit"
      ]
    }
  },
  "Done": {
    "status": {
      "in": [
        "view",
        "embed",
        "edit"
      ]
    }
  },
  "Enqueued": {
    "status": {
      "in": [
        "view",
        "embed",
        "edit"
      ]
    },
    "delivery": {
      "in": [
        "view",
        "embed",
        "edit"
      ]
    },
    "msg": {
      "in": [
        "view",
        "embed",
        "edit"
      ]
    }
  },
  "ImportReport": {
    "status": {
      "in": [
        "view",
        "embed",
        "edit"
      ]
    },
    "data": {
      "in": [
        "view",
        "embed",
        "edit"
      ]
    },
    "imported": {
      "in": [
        "view",
        "embed",
        "edit"
      ]
    },
    "skipped": {
      "in": [
        "view",
        "embed",
        "edit"
      ]
    },
    "ids": {
      "in": [
        "view",
        "embed",
        "edit"
      ]
    },
    "report": {
      "in": [
        "view",
        "embed",
        "edit"
      ]
    }
  },
  "ImportedFile": {
    "status": {
      "in": [
        "view",
        "embed",
        "edit"
      ]
    },
    "created": {
      "in": [
        "view",
        "embed",
        "edit"
      ]
    },
    "updated": {
      "in": [
        "view",
        "embed",
        "edit"
      ]
    },
    "skipped": {
      "in": [
        "view",
        "embed",
        "edit"
      ]
    }
  },
  "Information": {
    "info": {
      "in": [
        "view",
        "embed",
        "edit"
      ]
    }
  },
  "Location": {
    "location": {
      "in": [
        "view",
        "embed",
        "edit"
      ]
    },
    "description": {
      "in": [
        "view",
        "embed",
        "edit"
      ]
    }
  },
  "NamespaceIndex": {
    "namespace": {
      "in": [
        "view",
        "embed",
        "edit"
      ]
    },
    "routes": {
      "in": [
        "view",
        "embed",
        "edit"
      ]
    }
  },
  "NextAd": {
    "id": {
      "in": [
        "view",
        "embed",
        "edit"
      ]
    },
    "name": {
      "in": [
        "view",
        "embed",
        "edit"
      ]
    }
  },
  "Option": {
    "label": {
      "in": [
        "view",
        "embed",
        "edit"
      ]
    },
    "value": {
      "in": [
        "view",
        "embed",
        "edit"
      ]
    }
  },
  "OptionList": {
    "status": {
      "in": [
        "view",
        "embed",
        "edit"
      ]
    },
    "data": {
      "in": [
        "view",
        "embed",
        "edit"
      ]
    }
  },
  "SavedAd": {
    "status": {
      "in": [
        "view",
        "embed",
        "edit"
      ]
    },
    "ad_id": {
      "in": [
        "view",
        "embed",
        "edit"
      ]
    }
  },
  "SavedSettings": {
    "status": {
      "in": [
        "view",
        "embed",
        "edit"
      ]
    },
    "msg": {
      "in": [
        "view",
        "embed",
        "edit"
      ]
    }
  },
  "TextVerdict": {
    "valid": {
      "in": [
        "view",
        "embed",
        "edit"
      ]
    },
    "errors": {
      "in": [
        "view",
        "embed",
        "edit"
      ]
    }
  },
  "Totals": {
    "impressions": {
      "in": [
        "view",
        "embed",
        "edit"
      ]
    },
    "clicks": {
      "in": [
        "view",
        "embed",
        "edit"
      ]
    }
  }
} as const
