// Written by `npm run generate` from openapi/. Changes belong there.

export const contexts = {
  "BegunLink": {
    "status": {
      "in": [
        "view",
        "embed",
        "edit"
      ]
    },
    "authorization_url": {
      "in": [
        "view",
        "embed",
        "edit"
      ]
    },
    "state": {
      "in": [
        "view",
        "embed",
        "edit"
      ]
    },
    "expires": {
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
  "LinkedAccount": {
    "status": {
      "in": [
        "view",
        "embed",
        "edit"
      ]
    },
    "provider_id": {
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
  "ProviderReport": {
    "totalMatchedRows": {
      "in": [
        "view",
        "embed",
        "edit"
      ]
    },
    "headers": {
      "in": [
        "view",
        "embed",
        "edit"
      ]
    },
    "rows": {
      "in": [
        "view",
        "embed",
        "edit"
      ]
    },
    "totals": {
      "in": [
        "view",
        "embed",
        "edit"
      ]
    },
    "averages": {
      "in": [
        "view",
        "embed",
        "edit"
      ]
    },
    "startDate": {
      "in": [
        "view",
        "embed",
        "edit"
      ]
    },
    "endDate": {
      "in": [
        "view",
        "embed",
        "edit"
      ]
    }
  },
  "ProviderStatus": {
    "provider": {
      "in": [
        "view",
        "embed",
        "edit"
      ]
    }
  },
  "RevokedLink": {
    "status": {
      "in": [
        "view",
        "embed",
        "edit"
      ]
    },
    "revoked_remotely": {
      "in": [
        "view",
        "embed",
        "edit"
      ]
    }
  },
  "Statistics": {
    "mob_impressions": {
      "in": [
        "view",
        "embed",
        "edit"
      ]
    },
    "desk_impressions": {
      "in": [
        "view",
        "embed",
        "edit"
      ]
    },
    "impressions": {
      "in": [
        "view",
        "embed",
        "edit"
      ]
    },
    "mob_clicks": {
      "in": [
        "view",
        "embed",
        "edit"
      ]
    },
    "desk_clicks": {
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
    },
    "ad_day": {
      "in": [
        "view",
        "embed",
        "edit"
      ]
    },
    "mob_indi_impr_day_counts": {
      "in": [
        "view",
        "embed",
        "edit"
      ]
    },
    "desk_indi_impr_day_counts": {
      "in": [
        "view",
        "embed",
        "edit"
      ]
    },
    "individual_impr_day_counts": {
      "in": [
        "view",
        "embed",
        "edit"
      ]
    },
    "mob_indi_click_day_counts": {
      "in": [
        "view",
        "embed",
        "edit"
      ]
    },
    "desk_indi_click_day_counts": {
      "in": [
        "view",
        "embed",
        "edit"
      ]
    },
    "individual_click_day_counts": {
      "in": [
        "view",
        "embed",
        "edit"
      ]
    },
    "ad_imp_individual_dates": {
      "in": [
        "view",
        "embed",
        "edit"
      ]
    },
    "ad_mob_imp_individual_dates": {
      "in": [
        "view",
        "embed",
        "edit"
      ]
    },
    "ad_desk_imp_individual_dates": {
      "in": [
        "view",
        "embed",
        "edit"
      ]
    },
    "individual_ad_dates": {
      "in": [
        "view",
        "embed",
        "edit"
      ]
    },
    "top5_ads": {
      "in": [
        "view",
        "embed",
        "edit"
      ]
    }
  },
  "TestReport": {
    "status": {
      "in": [
        "view",
        "embed",
        "edit"
      ]
    },
    "success_msg": {
      "in": [
        "view",
        "embed",
        "edit"
      ]
    },
    "rows": {
      "in": [
        "view",
        "embed",
        "edit"
      ]
    }
  }
} as const
