// Written by `npm run generate` from openapi/. Changes belong there.

const Y=Q=>{const R=E,f=Q.lengthOf;function w(r,{instancePath:o="",parentData:l,parentDataProperty:m,rootData:a=r}={}){let e=null,
s=0;if(typeof r=="string"){if(f(r)>8e3){const t={instancePath:o,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit:8e3},
message:"must NOT have more than 8000 characters"};e===null?e=[t]:e.push(t),s++}}else{const t={instancePath:o,schemaPath:"\
#/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),s++}return w.errors=e,s===
0}function D(r,{instancePath:o="",parentData:l,parentDataProperty:m,rootData:a=r}={}){let e=null,s=0;if(Array.isArray(r)){
const t=r.length;for(let i=0,p=s;i<t&&s===p;i++)w(r[i],{instancePath:o+"/"+i,parentData:r,parentDataProperty:i,rootData:a})||
(e=e===null?w.errors:e.concat(w.errors),s=e.length)}else{const t={instancePath:o,schemaPath:"#/type",keyword:"type",params:{
type:"array"},message:"must be array"};e===null?e=[t]:e.push(t),s++}return D.errors=e,s===0}function c(r,{instancePath:o="",
parentData:l,parentDataProperty:m,rootData:a=r}={}){let e=null,s=0;if(r&&typeof r=="object"&&!Array.isArray(r))r._fields!==
void 0&&(D(r._fields,{instancePath:o+"/_fields",parentData:r,parentDataProperty:"_fields",rootData:a})||(e=e===null?D.errors:
e.concat(D.errors),s=e.length));else{const t={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"\
must be object"};e===null?e=[t]:e.push(t),s++}return c.errors=e,s===0}function y(r,{instancePath:o="",parentData:l,parentDataProperty:m,
rootData:a=r}={}){let e=null,s=0;if(!(r&&typeof r=="object"&&!Array.isArray(r))){const t={instancePath:o,schemaPath:"#/t\
ype",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),s++}return y.errors=e,s===
0}function E(r,{instancePath:o="",parentData:l,parentDataProperty:m,rootData:a=r}={}){let e=null,s=0;return r&&typeof r==
"object"&&!Array.isArray(r)&&(r.query!==void 0&&(c(r.query,{instancePath:o+"/query",parentData:r,parentDataProperty:"que\
ry",rootData:a})||(e=e===null?c.errors:e.concat(c.errors),s=e.length)),r.params!==void 0&&(y(r.params,{instancePath:o+"/\
params",parentData:r,parentDataProperty:"params",rootData:a})||(e=e===null?y.errors:e.concat(y.errors),s=e.length))),E.errors=
e,s===0}const S=L,C={properties:{query:{$ref:"/shared/6"},params:{$ref:"/shared/9"},body:{type:"object",required:["mode"],
properties:{mode:{type:"string",enum:["new","old"]}}}}};function L(r,{instancePath:o="",parentData:l,parentDataProperty:m,
rootData:a=r}={}){let e=null,s=0;if(r&&typeof r=="object"&&!Array.isArray(r)&&(r.query!==void 0&&(c(r.query,{instancePath:o+
"/query",parentData:r,parentDataProperty:"query",rootData:a})||(e=e===null?c.errors:e.concat(c.errors),s=e.length)),r.params!==
void 0&&(y(r.params,{instancePath:o+"/params",parentData:r,parentDataProperty:"params",rootData:a})||(e=e===null?y.errors:
e.concat(y.errors),s=e.length)),r.body!==void 0)){let t=r.body;if(t&&typeof t=="object"&&!Array.isArray(t)){if(t.mode===
void 0){const i={instancePath:o+"/body",schemaPath:"#/properties/body/required",keyword:"required",params:{missingProperty:"\
mode"},message:"must have required property 'mode'"};e===null?e=[i]:e.push(i),s++}if(t.mode!==void 0){let i=t.mode;if(typeof i!=
"string"){const p={instancePath:o+"/body/mode",schemaPath:"#/properties/body/properties/mode/type",keyword:"type",params:{
type:"string"},message:"must be string"};e===null?e=[p]:e.push(p),s++}if(!(i==="new"||i==="old")){const p={instancePath:o+
"/body/mode",schemaPath:"#/properties/body/properties/mode/enum",keyword:"enum",params:{allowedValues:C.properties.body.
properties.mode.enum},message:"must be equal to one of the allowed values"};e===null?e=[p]:e.push(p),s++}}}else{const i={
instancePath:o+"/body",schemaPath:"#/properties/body/type",keyword:"type",params:{type:"object"},message:"must be object"};
e===null?e=[i]:e.push(i),s++}}return L.errors=e,s===0}const B=V,O={type:"object",required:[],properties:{post_types:{type:"\
array",maxItems:50,items:{type:"string",maxLength:40}},visibility:{$ref:"/schemas/AdPlaces"},quicktags:{$ref:"/schemas/Q\
uickTags"},QckTags:{type:"boolean"},maxads:{type:"integer",minimum:0,maximum:1e3},RoleBasedAccess:{$ref:"/shared/0"},adsTxtEnabled:{
type:"boolean"},adsTxtText:{$ref:"/shared/1"},ad_performance_tracking:{type:"boolean"},ad_log:{type:"boolean"},logging_toggle:{
type:"string",enum:["on","off"]},report_logging:{type:"string",enum:["improved_v2"]},reports_settings:{type:"boolean"},exclude_admin_tracking:{
type:"boolean"},click_fraud_protection:{type:"boolean"},allowed_click:{type:"integer",minimum:1,maximum:1e4},click_limit:{
type:"integer",minimum:1,maximum:8760},ban_duration:{type:"integer",minimum:0,maximum:3650},multiUserValue:{$ref:"/share\
d/0"},multiTagsValue:{$ref:"/shared/0"},multiPluginsValue:{$ref:"/shared/0"},lazy_load_global:{type:"boolean"},delay_ad_sec:{
type:"boolean"},ignoreShortcodeCond:{type:"boolean"},location_settings:{type:"object",additionalProperties:{$ref:"/schem\
as/AdLocationSetting"}},ad_blocker_support:{type:"boolean"},notice_type:{$ref:"/shared/2"},notice_title:{$ref:"/shared/2"},
notice_description:{$ref:"/shared/2"},notice_txt_color:{$ref:"/shared/2"},notice_bg_color:{$ref:"/shared/2"},notice_btn_txt_color:{
$ref:"/shared/2"},notice_btn_bg_color:{$ref:"/shared/2"},btn_txt:{$ref:"/shared/2"},notice_behaviour:{$ref:"/shared/3"},
notice_bar:{$ref:"/shared/3"},notice_close_btn:{type:"boolean"},revenue_sharing_enabled:{type:"boolean"},ad_owner_revenue_per:{
$ref:"/shared/3"},ad_author_revenue_per:{$ref:"/shared/3"},author_publisher_ids:{type:"object",maxProperties:1e3,additionalProperties:{
type:"string",maxLength:2e3,pattern:"^[A-Za-z\\d][\\w.-]{0,99}$"}},support_email:{type:"string",maxLength:254,pattern:"^\
(?:[^\\s@<>]+@[^\\s@<>]+)?$"},provider_client_id:{$ref:"/shared/4"},provider_client_secret:{$ref:"/shared/4"},provider_scope:{
type:"string",maxLength:1e3,pattern:"^[\\x20-\\x7e]*$"},provider_authorization_url:{$ref:"/shared/5"},provider_token_url:{
$ref:"/shared/5"},provider_revoke_url:{$ref:"/shared/5"},provider_api_url:{$ref:"/shared/5"},provider_redirect_uri:{$ref:"\
/shared/5"},provider_script_url:{$ref:"/shared/5"},provider_manager_script_url:{$ref:"/shared/5"}},additionalProperties:!0};
function x(r,{instancePath:o="",parentData:l,parentDataProperty:m,rootData:a=r}={}){let e=null,s=0;if(r&&typeof r=="obje\
ct"&&!Array.isArray(r)){if(r.AppHome!==void 0&&typeof r.AppHome!="boolean"){const t={instancePath:o+"/AppHome",schemaPath:"\
#/properties/AppHome/type",keyword:"type",params:{type:"boolean"},message:"must be boolean"};e===null?e=[t]:e.push(t),s++}
if(r.AppCate!==void 0&&typeof r.AppCate!="boolean"){const t={instancePath:o+"/AppCate",schemaPath:"#/properties/AppCate/\
type",keyword:"type",params:{type:"boolean"},message:"must be boolean"};e===null?e=[t]:e.push(t),s++}if(r.AppArch!==void 0&&
typeof r.AppArch!="boolean"){const t={instancePath:o+"/AppArch",schemaPath:"#/properties/AppArch/type",keyword:"type",params:{
type:"boolean"},message:"must be boolean"};e===null?e=[t]:e.push(t),s++}if(r.AppTags!==void 0&&typeof r.AppTags!="boolea\
n"){const t={instancePath:o+"/AppTags",schemaPath:"#/properties/AppTags/type",keyword:"type",params:{type:"boolean"},message:"\
must be boolean"};e===null?e=[t]:e.push(t),s++}}else{const t={instancePath:o,schemaPath:"#/type",keyword:"type",params:{
type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),s++}return x.errors=e,s===0}function A(r,{instancePath:o="",
parentData:l,parentDataProperty:m,rootData:a=r}={}){let e=null,s=0;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.QckTags!==
void 0&&typeof r.QckTags!="boolean"){const t={instancePath:o+"/QckTags",schemaPath:"#/properties/QckTags/type",keyword:"\
type",params:{type:"boolean"},message:"must be boolean"};e===null?e=[t]:e.push(t),s++}}else{const t={instancePath:o,schemaPath:"\
#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),s++}return A.errors=e,s===
0}function j(r,{instancePath:o="",parentData:l,parentDataProperty:m,rootData:a=r}={}){let e=null,s=0;if(r&&typeof r=="ob\
ject"&&!Array.isArray(r)){if(r.value===void 0){const t={instancePath:o,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"value"},message:"must have required property 'value'"};e===null?e=[t]:e.push(t),s++}if(r.label!==void 0){
let t=r.label;if(typeof t=="string"){if(f(t)>200){const i={instancePath:o+"/label",schemaPath:"#/properties/label/maxLen\
gth",keyword:"maxLength",params:{limit:200},message:"must NOT have more than 200 characters"};e===null?e=[i]:e.push(i),s++}}else{
const i={instancePath:o+"/label",schemaPath:"#/properties/label/type",keyword:"type",params:{type:"string"},message:"mus\
t be string"};e===null?e=[i]:e.push(i),s++}}if(r.value!==void 0){let t=r.value;if(typeof t=="string"){if(f(t)>200){const i={
instancePath:o+"/value",schemaPath:"#/properties/value/maxLength",keyword:"maxLength",params:{limit:200},message:"must N\
OT have more than 200 characters"};e===null?e=[i]:e.push(i),s++}if(f(t)<1){const i={instancePath:o+"/value",schemaPath:"\
#/properties/value/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===
null?e=[i]:e.push(i),s++}}else{const i={instancePath:o+"/value",schemaPath:"#/properties/value/type",keyword:"type",params:{
type:"string"},message:"must be string"};e===null?e=[i]:e.push(i),s++}}}else{const t={instancePath:o,schemaPath:"#/type",
keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),s++}return j.errors=e,s===0}function g(r,{
instancePath:o="",parentData:l,parentDataProperty:m,rootData:a=r}={}){let e=null,s=0;if(Array.isArray(r)){if(r.length>200){
const i={instancePath:o,schemaPath:"#/maxItems",keyword:"maxItems",params:{limit:200},message:"must NOT have more than 2\
00 items"};e===null?e=[i]:e.push(i),s++}const t=r.length;for(let i=0,p=s;i<t&&s===p;i++)j(r[i],{instancePath:o+"/"+i,parentData:r,
parentDataProperty:i,rootData:a})||(e=e===null?j.errors:e.concat(j.errors),s=e.length)}else{const t={instancePath:o,schemaPath:"\
#/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[t]:e.push(t),s++}return g.errors=e,s===
0}function d(r,{instancePath:o="",parentData:l,parentDataProperty:m,rootData:a=r}={}){let e=null,s=0;if(typeof r=="strin\
g"){if(f(r)>2e5){const t={instancePath:o,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit:2e5},message:"must N\
OT have more than 200000 characters"};e===null?e=[t]:e.push(t),s++}}else{const t={instancePath:o,schemaPath:"#/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),s++}return d.errors=e,s===0}const U=new RegExp(
"^(?:ad[1-9]\\d{0,8})?$","u");function T(r,{instancePath:o="",parentData:l,parentDataProperty:m,rootData:a=r}={}){let e=null,
s=0;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.status!==void 0&&typeof r.status!="boolean"){const t={instancePath:o+
"/status",schemaPath:"#/properties/status/type",keyword:"type",params:{type:"boolean"},message:"must be boolean"};e===null?
e=[t]:e.push(t),s++}if(r.ad!==void 0){let t=r.ad;if(typeof t=="string"){if(f(t)>2e3){const i={instancePath:o+"/ad",schemaPath:"\
#/properties/ad/maxLength",keyword:"maxLength",params:{limit:2e3},message:"must NOT have more than 2000 characters"};e===
null?e=[i]:e.push(i),s++}if(!U.test(t)){const i={instancePath:o+"/ad",schemaPath:"#/properties/ad/pattern",keyword:"patt\
ern",params:{pattern:"^(?:ad[1-9]\\d{0,8})?$"},message:'must match pattern "^(?:ad[1-9]\\d{0,8})?$"'};e===null?e=[i]:e.push(
i),s++}}else{const i={instancePath:o+"/ad",schemaPath:"#/properties/ad/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[i]:e.push(i),s++}}}else{const t={instancePath:o,schemaPath:"#/type",keyword:"type",params:{
type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),s++}return T.errors=e,s===0}function n(r,{instancePath:o="",
parentData:l,parentDataProperty:m,rootData:a=r}={}){let e=null,s=0;if(typeof r=="string"){if(f(r)>2e3){const t={instancePath:o,
schemaPath:"#/maxLength",keyword:"maxLength",params:{limit:2e3},message:"must NOT have more than 2000 characters"};e===null?
e=[t]:e.push(t),s++}}else{const t={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"string"},message:"mus\
t be string"};e===null?e=[t]:e.push(t),s++}return n.errors=e,s===0}function _(r,{instancePath:o="",parentData:l,parentDataProperty:m,
rootData:a=r}={}){let e=null,s=0;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const t={instancePath:o,schemaPath:"\
#/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[t]:e.push(t),s++}if(typeof r=="num\
ber"&&isFinite(r)){if(r>100||isNaN(r)){const t={instancePath:o,schemaPath:"#/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:100},message:"must be <= 100"};e===null?e=[t]:e.push(t),s++}if(r<0||isNaN(r)){const t={instancePath:o,schemaPath:"\
#/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[t]:e.push(t),s++}}return _.
errors=e,s===0}function P(r,{instancePath:o="",parentData:l,parentDataProperty:m,rootData:a=r}={}){let e=null,s=0;if(typeof r==
"string"){if(f(r)>500){const t={instancePath:o,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit:500},message:"\
must NOT have more than 500 characters"};e===null?e=[t]:e.push(t),s++}}else{const t={instancePath:o,schemaPath:"#/type",
keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),s++}return P.errors=e,s===0}const H=new RegExp(
'^(?:https?://[^\\s<>"]+)?$',"u");function u(r,{instancePath:o="",parentData:l,parentDataProperty:m,rootData:a=r}={}){let e=null,
s=0;if(typeof r=="string"){if(f(r)>2e3){const t={instancePath:o,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit:2e3},
message:"must NOT have more than 2000 characters"};e===null?e=[t]:e.push(t),s++}if(!H.test(r)){const t={instancePath:o,schemaPath:"\
#/pattern",keyword:"pattern",params:{pattern:'^(?:https?://[^\\s<>"]+)?$'},message:'must match pattern "^(?:https?://[^\\\
s<>"]+)?$"'};e===null?e=[t]:e.push(t),s++}}else{const t={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"\
string"},message:"must be string"};e===null?e=[t]:e.push(t),s++}return u.errors=e,s===0}const Z=new RegExp("^[A-Za-z\\d][\
\\w.-]{0,99}$","u"),M=new RegExp("^(?:[^\\s@<>]+@[^\\s@<>]+)?$","u"),G=new RegExp("^[\\x20-\\x7e]*$","u");function $(r,{
instancePath:o="",parentData:l,parentDataProperty:m,rootData:a=r}={}){let e=null,s=0;if(r&&typeof r=="object"&&!Array.isArray(
r)){if(r.post_types!==void 0){let t=r.post_types;if(Array.isArray(t)){if(t.length>50){const p={instancePath:o+"/post_typ\
es",schemaPath:"#/properties/post_types/maxItems",keyword:"maxItems",params:{limit:50},message:"must NOT have more than \
50 items"};e===null?e=[p]:e.push(p),s++}const i=t.length;for(let p=0,h=s;p<i&&s===h;p++){let b=t[p];if(typeof b=="string"){
if(f(b)>40){const v={instancePath:o+"/post_types/"+p,schemaPath:"#/properties/post_types/items/maxLength",keyword:"maxLe\
ngth",params:{limit:40},message:"must NOT have more than 40 characters"};e===null?e=[v]:e.push(v),s++}}else{const v={instancePath:o+
"/post_types/"+p,schemaPath:"#/properties/post_types/items/type",keyword:"type",params:{type:"string"},message:"must be \
string"};e===null?e=[v]:e.push(v),s++}}}else{const i={instancePath:o+"/post_types",schemaPath:"#/properties/post_types/t\
ype",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[i]:e.push(i),s++}}if(r.visibility!==void 0&&
(x(r.visibility,{instancePath:o+"/visibility",parentData:r,parentDataProperty:"visibility",rootData:a})||(e=e===null?x.errors:
e.concat(x.errors),s=e.length)),r.quicktags!==void 0&&(A(r.quicktags,{instancePath:o+"/quicktags",parentData:r,parentDataProperty:"\
quicktags",rootData:a})||(e=e===null?A.errors:e.concat(A.errors),s=e.length)),r.QckTags!==void 0&&typeof r.QckTags!="boo\
lean"){const t={instancePath:o+"/QckTags",schemaPath:"#/properties/QckTags/type",keyword:"type",params:{type:"boolean"},
message:"must be boolean"};e===null?e=[t]:e.push(t),s++}if(r.maxads!==void 0){let t=r.maxads;if(!(typeof t=="number"&&!(t%
1)&&!isNaN(t)&&isFinite(t))){const i={instancePath:o+"/maxads",schemaPath:"#/properties/maxads/type",keyword:"type",params:{
type:"integer"},message:"must be integer"};e===null?e=[i]:e.push(i),s++}if(typeof t=="number"&&isFinite(t)){if(t>1e3||isNaN(
t)){const i={instancePath:o+"/maxads",schemaPath:"#/properties/maxads/maximum",keyword:"maximum",params:{comparison:"<=",
limit:1e3},message:"must be <= 1000"};e===null?e=[i]:e.push(i),s++}if(t<0||isNaN(t)){const i={instancePath:o+"/maxads",schemaPath:"\
#/properties/maxads/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[i]:e.
push(i),s++}}}if(r.RoleBasedAccess!==void 0&&(g(r.RoleBasedAccess,{instancePath:o+"/RoleBasedAccess",parentData:r,parentDataProperty:"\
RoleBasedAccess",rootData:a})||(e=e===null?g.errors:e.concat(g.errors),s=e.length)),r.adsTxtEnabled!==void 0&&typeof r.adsTxtEnabled!=
"boolean"){const t={instancePath:o+"/adsTxtEnabled",schemaPath:"#/properties/adsTxtEnabled/type",keyword:"type",params:{
type:"boolean"},message:"must be boolean"};e===null?e=[t]:e.push(t),s++}if(r.adsTxtText!==void 0&&(d(r.adsTxtText,{instancePath:o+
"/adsTxtText",parentData:r,parentDataProperty:"adsTxtText",rootData:a})||(e=e===null?d.errors:e.concat(d.errors),s=e.length)),
r.ad_performance_tracking!==void 0&&typeof r.ad_performance_tracking!="boolean"){const t={instancePath:o+"/ad_performanc\
e_tracking",schemaPath:"#/properties/ad_performance_tracking/type",keyword:"type",params:{type:"boolean"},message:"must \
be boolean"};e===null?e=[t]:e.push(t),s++}if(r.ad_log!==void 0&&typeof r.ad_log!="boolean"){const t={instancePath:o+"/ad\
_log",schemaPath:"#/properties/ad_log/type",keyword:"type",params:{type:"boolean"},message:"must be boolean"};e===null?e=
[t]:e.push(t),s++}if(r.logging_toggle!==void 0){let t=r.logging_toggle;if(typeof t!="string"){const i={instancePath:o+"/\
logging_toggle",schemaPath:"#/properties/logging_toggle/type",keyword:"type",params:{type:"string"},message:"must be str\
ing"};e===null?e=[i]:e.push(i),s++}if(!(t==="on"||t==="off")){const i={instancePath:o+"/logging_toggle",schemaPath:"#/pr\
operties/logging_toggle/enum",keyword:"enum",params:{allowedValues:O.properties.logging_toggle.enum},message:"must be eq\
ual to one of the allowed values"};e===null?e=[i]:e.push(i),s++}}if(r.report_logging!==void 0){let t=r.report_logging;if(typeof t!=
"string"){const i={instancePath:o+"/report_logging",schemaPath:"#/properties/report_logging/type",keyword:"type",params:{
type:"string"},message:"must be string"};e===null?e=[i]:e.push(i),s++}if(t!=="improved_v2"){const i={instancePath:o+"/re\
port_logging",schemaPath:"#/properties/report_logging/enum",keyword:"enum",params:{allowedValues:O.properties.report_logging.
enum},message:"must be equal to one of the allowed values"};e===null?e=[i]:e.push(i),s++}}if(r.reports_settings!==void 0&&
typeof r.reports_settings!="boolean"){const t={instancePath:o+"/reports_settings",schemaPath:"#/properties/reports_setti\
ngs/type",keyword:"type",params:{type:"boolean"},message:"must be boolean"};e===null?e=[t]:e.push(t),s++}if(r.exclude_admin_tracking!==
void 0&&typeof r.exclude_admin_tracking!="boolean"){const t={instancePath:o+"/exclude_admin_tracking",schemaPath:"#/prop\
erties/exclude_admin_tracking/type",keyword:"type",params:{type:"boolean"},message:"must be boolean"};e===null?e=[t]:e.push(
t),s++}if(r.click_fraud_protection!==void 0&&typeof r.click_fraud_protection!="boolean"){const t={instancePath:o+"/click\
_fraud_protection",schemaPath:"#/properties/click_fraud_protection/type",keyword:"type",params:{type:"boolean"},message:"\
must be boolean"};e===null?e=[t]:e.push(t),s++}if(r.allowed_click!==void 0){let t=r.allowed_click;if(!(typeof t=="number"&&
!(t%1)&&!isNaN(t)&&isFinite(t))){const i={instancePath:o+"/allowed_click",schemaPath:"#/properties/allowed_click/type",keyword:"\
type",params:{type:"integer"},message:"must be integer"};e===null?e=[i]:e.push(i),s++}if(typeof t=="number"&&isFinite(t)){
if(t>1e4||isNaN(t)){const i={instancePath:o+"/allowed_click",schemaPath:"#/properties/allowed_click/maximum",keyword:"ma\
ximum",params:{comparison:"<=",limit:1e4},message:"must be <= 10000"};e===null?e=[i]:e.push(i),s++}if(t<1||isNaN(t)){const i={
instancePath:o+"/allowed_click",schemaPath:"#/properties/allowed_click/minimum",keyword:"minimum",params:{comparison:">=",
limit:1},message:"must be >= 1"};e===null?e=[i]:e.push(i),s++}}}if(r.click_limit!==void 0){let t=r.click_limit;if(!(typeof t==
"number"&&!(t%1)&&!isNaN(t)&&isFinite(t))){const i={instancePath:o+"/click_limit",schemaPath:"#/properties/click_limit/t\
ype",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[i]:e.push(i),s++}if(typeof t=="number"&&
isFinite(t)){if(t>8760||isNaN(t)){const i={instancePath:o+"/click_limit",schemaPath:"#/properties/click_limit/maximum",keyword:"\
maximum",params:{comparison:"<=",limit:8760},message:"must be <= 8760"};e===null?e=[i]:e.push(i),s++}if(t<1||isNaN(t)){const i={
instancePath:o+"/click_limit",schemaPath:"#/properties/click_limit/minimum",keyword:"minimum",params:{comparison:">=",limit:1},
message:"must be >= 1"};e===null?e=[i]:e.push(i),s++}}}if(r.ban_duration!==void 0){let t=r.ban_duration;if(!(typeof t=="\
number"&&!(t%1)&&!isNaN(t)&&isFinite(t))){const i={instancePath:o+"/ban_duration",schemaPath:"#/properties/ban_duration/\
type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[i]:e.push(i),s++}if(typeof t=="numbe\
r"&&isFinite(t)){if(t>3650||isNaN(t)){const i={instancePath:o+"/ban_duration",schemaPath:"#/properties/ban_duration/maxi\
mum",keyword:"maximum",params:{comparison:"<=",limit:3650},message:"must be <= 3650"};e===null?e=[i]:e.push(i),s++}if(t<
0||isNaN(t)){const i={instancePath:o+"/ban_duration",schemaPath:"#/properties/ban_duration/minimum",keyword:"minimum",params:{
comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[i]:e.push(i),s++}}}if(r.multiUserValue!==void 0&&(g(r.multiUserValue,
{instancePath:o+"/multiUserValue",parentData:r,parentDataProperty:"multiUserValue",rootData:a})||(e=e===null?g.errors:e.
concat(g.errors),s=e.length)),r.multiTagsValue!==void 0&&(g(r.multiTagsValue,{instancePath:o+"/multiTagsValue",parentData:r,
parentDataProperty:"multiTagsValue",rootData:a})||(e=e===null?g.errors:e.concat(g.errors),s=e.length)),r.multiPluginsValue!==
void 0&&(g(r.multiPluginsValue,{instancePath:o+"/multiPluginsValue",parentData:r,parentDataProperty:"multiPluginsValue",
rootData:a})||(e=e===null?g.errors:e.concat(g.errors),s=e.length)),r.lazy_load_global!==void 0&&typeof r.lazy_load_global!=
"boolean"){const t={instancePath:o+"/lazy_load_global",schemaPath:"#/properties/lazy_load_global/type",keyword:"type",params:{
type:"boolean"},message:"must be boolean"};e===null?e=[t]:e.push(t),s++}if(r.delay_ad_sec!==void 0&&typeof r.delay_ad_sec!=
"boolean"){const t={instancePath:o+"/delay_ad_sec",schemaPath:"#/properties/delay_ad_sec/type",keyword:"type",params:{type:"\
boolean"},message:"must be boolean"};e===null?e=[t]:e.push(t),s++}if(r.ignoreShortcodeCond!==void 0&&typeof r.ignoreShortcodeCond!=
"boolean"){const t={instancePath:o+"/ignoreShortcodeCond",schemaPath:"#/properties/ignoreShortcodeCond/type",keyword:"ty\
pe",params:{type:"boolean"},message:"must be boolean"};e===null?e=[t]:e.push(t),s++}if(r.location_settings!==void 0){let t=r.
location_settings;if(t&&typeof t=="object"&&!Array.isArray(t)){const i=s;for(const p in t){if(s!==i)break;T(t[p],{instancePath:o+
"/location_settings/"+p.replace(/~/g,"~0").replace(/\//g,"~1"),parentData:t,parentDataProperty:p,rootData:a})||(e=e===null?
T.errors:e.concat(T.errors),s=e.length)}}else{const i={instancePath:o+"/location_settings",schemaPath:"#/properties/loca\
tion_settings/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[i]:e.push(i),s++}}if(r.ad_blocker_support!==
void 0&&typeof r.ad_blocker_support!="boolean"){const t={instancePath:o+"/ad_blocker_support",schemaPath:"#/properties/a\
d_blocker_support/type",keyword:"type",params:{type:"boolean"},message:"must be boolean"};e===null?e=[t]:e.push(t),s++}if(r.
notice_type!==void 0&&(n(r.notice_type,{instancePath:o+"/notice_type",parentData:r,parentDataProperty:"notice_type",rootData:a})||
(e=e===null?n.errors:e.concat(n.errors),s=e.length)),r.notice_title!==void 0&&(n(r.notice_title,{instancePath:o+"/notice\
_title",parentData:r,parentDataProperty:"notice_title",rootData:a})||(e=e===null?n.errors:e.concat(n.errors),s=e.length)),
r.notice_description!==void 0&&(n(r.notice_description,{instancePath:o+"/notice_description",parentData:r,parentDataProperty:"\
notice_description",rootData:a})||(e=e===null?n.errors:e.concat(n.errors),s=e.length)),r.notice_txt_color!==void 0&&(n(r.
notice_txt_color,{instancePath:o+"/notice_txt_color",parentData:r,parentDataProperty:"notice_txt_color",rootData:a})||(e=
e===null?n.errors:e.concat(n.errors),s=e.length)),r.notice_bg_color!==void 0&&(n(r.notice_bg_color,{instancePath:o+"/not\
ice_bg_color",parentData:r,parentDataProperty:"notice_bg_color",rootData:a})||(e=e===null?n.errors:e.concat(n.errors),s=
e.length)),r.notice_btn_txt_color!==void 0&&(n(r.notice_btn_txt_color,{instancePath:o+"/notice_btn_txt_color",parentData:r,
parentDataProperty:"notice_btn_txt_color",rootData:a})||(e=e===null?n.errors:e.concat(n.errors),s=e.length)),r.notice_btn_bg_color!==
void 0&&(n(r.notice_btn_bg_color,{instancePath:o+"/notice_btn_bg_color",parentData:r,parentDataProperty:"notice_btn_bg_c\
olor",rootData:a})||(e=e===null?n.errors:e.concat(n.errors),s=e.length)),r.btn_txt!==void 0&&(n(r.btn_txt,{instancePath:o+
"/btn_txt",parentData:r,parentDataProperty:"btn_txt",rootData:a})||(e=e===null?n.errors:e.concat(n.errors),s=e.length)),
r.notice_behaviour!==void 0&&(_(r.notice_behaviour,{instancePath:o+"/notice_behaviour",parentData:r,parentDataProperty:"\
notice_behaviour",rootData:a})||(e=e===null?_.errors:e.concat(_.errors),s=e.length)),r.notice_bar!==void 0&&(_(r.notice_bar,
{instancePath:o+"/notice_bar",parentData:r,parentDataProperty:"notice_bar",rootData:a})||(e=e===null?_.errors:e.concat(_.
errors),s=e.length)),r.notice_close_btn!==void 0&&typeof r.notice_close_btn!="boolean"){const t={instancePath:o+"/notice\
_close_btn",schemaPath:"#/properties/notice_close_btn/type",keyword:"type",params:{type:"boolean"},message:"must be bool\
ean"};e===null?e=[t]:e.push(t),s++}if(r.revenue_sharing_enabled!==void 0&&typeof r.revenue_sharing_enabled!="boolean"){const t={
instancePath:o+"/revenue_sharing_enabled",schemaPath:"#/properties/revenue_sharing_enabled/type",keyword:"type",params:{
type:"boolean"},message:"must be boolean"};e===null?e=[t]:e.push(t),s++}if(r.ad_owner_revenue_per!==void 0&&(_(r.ad_owner_revenue_per,
{instancePath:o+"/ad_owner_revenue_per",parentData:r,parentDataProperty:"ad_owner_revenue_per",rootData:a})||(e=e===null?
_.errors:e.concat(_.errors),s=e.length)),r.ad_author_revenue_per!==void 0&&(_(r.ad_author_revenue_per,{instancePath:o+"/\
ad_author_revenue_per",parentData:r,parentDataProperty:"ad_author_revenue_per",rootData:a})||(e=e===null?_.errors:e.concat(
_.errors),s=e.length)),r.author_publisher_ids!==void 0){let t=r.author_publisher_ids;if(t&&typeof t=="object"&&!Array.isArray(
t)){if(Object.keys(t).length>1e3){const p={instancePath:o+"/author_publisher_ids",schemaPath:"#/properties/author_publis\
her_ids/maxProperties",keyword:"maxProperties",params:{limit:1e3},message:"must NOT have more than 1000 properties"};e===
null?e=[p]:e.push(p),s++}const i=s;for(const p in t){if(s!==i)break;let h=t[p];if(typeof h=="string"){if(f(h)>2e3){const b={
instancePath:o+"/author_publisher_ids/"+p.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/properties/author_publish\
er_ids/additionalProperties/maxLength",keyword:"maxLength",params:{limit:2e3},message:"must NOT have more than 2000 char\
acters"};e===null?e=[b]:e.push(b),s++}if(!Z.test(h)){const b={instancePath:o+"/author_publisher_ids/"+p.replace(/~/g,"~0").
replace(/\//g,"~1"),schemaPath:"#/properties/author_publisher_ids/additionalProperties/pattern",keyword:"pattern",params:{
pattern:"^[A-Za-z\\d][\\w.-]{0,99}$"},message:'must match pattern "^[A-Za-z\\d][\\w.-]{0,99}$"'};e===null?e=[b]:e.push(b),
s++}}else{const b={instancePath:o+"/author_publisher_ids/"+p.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/proper\
ties/author_publisher_ids/additionalProperties/type",keyword:"type",params:{type:"string"},message:"must be string"};e===
null?e=[b]:e.push(b),s++}}}else{const i={instancePath:o+"/author_publisher_ids",schemaPath:"#/properties/author_publishe\
r_ids/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[i]:e.push(i),s++}}if(r.support_email!==
void 0){let t=r.support_email;if(typeof t=="string"){if(f(t)>254){const i={instancePath:o+"/support_email",schemaPath:"#\
/properties/support_email/maxLength",keyword:"maxLength",params:{limit:254},message:"must NOT have more than 254 charact\
ers"};e===null?e=[i]:e.push(i),s++}if(!M.test(t)){const i={instancePath:o+"/support_email",schemaPath:"#/properties/supp\
ort_email/pattern",keyword:"pattern",params:{pattern:"^(?:[^\\s@<>]+@[^\\s@<>]+)?$"},message:'must match pattern "^(?:[^\
\\s@<>]+@[^\\s@<>]+)?$"'};e===null?e=[i]:e.push(i),s++}}else{const i={instancePath:o+"/support_email",schemaPath:"#/prop\
erties/support_email/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[i]:e.push(i),s++}}
if(r.provider_client_id!==void 0&&(P(r.provider_client_id,{instancePath:o+"/provider_client_id",parentData:r,parentDataProperty:"\
provider_client_id",rootData:a})||(e=e===null?P.errors:e.concat(P.errors),s=e.length)),r.provider_client_secret!==void 0&&
(P(r.provider_client_secret,{instancePath:o+"/provider_client_secret",parentData:r,parentDataProperty:"provider_client_s\
ecret",rootData:a})||(e=e===null?P.errors:e.concat(P.errors),s=e.length)),r.provider_scope!==void 0){let t=r.provider_scope;
if(typeof t=="string"){if(f(t)>1e3){const i={instancePath:o+"/provider_scope",schemaPath:"#/properties/provider_scope/ma\
xLength",keyword:"maxLength",params:{limit:1e3},message:"must NOT have more than 1000 characters"};e===null?e=[i]:e.push(
i),s++}if(!G.test(t)){const i={instancePath:o+"/provider_scope",schemaPath:"#/properties/provider_scope/pattern",keyword:"\
pattern",params:{pattern:"^[\\x20-\\x7e]*$"},message:'must match pattern "^[\\x20-\\x7e]*$"'};e===null?e=[i]:e.push(i),s++}}else{
const i={instancePath:o+"/provider_scope",schemaPath:"#/properties/provider_scope/type",keyword:"type",params:{type:"str\
ing"},message:"must be string"};e===null?e=[i]:e.push(i),s++}}r.provider_authorization_url!==void 0&&(u(r.provider_authorization_url,
{instancePath:o+"/provider_authorization_url",parentData:r,parentDataProperty:"provider_authorization_url",rootData:a})||
(e=e===null?u.errors:e.concat(u.errors),s=e.length)),r.provider_token_url!==void 0&&(u(r.provider_token_url,{instancePath:o+
"/provider_token_url",parentData:r,parentDataProperty:"provider_token_url",rootData:a})||(e=e===null?u.errors:e.concat(u.
errors),s=e.length)),r.provider_revoke_url!==void 0&&(u(r.provider_revoke_url,{instancePath:o+"/provider_revoke_url",parentData:r,
parentDataProperty:"provider_revoke_url",rootData:a})||(e=e===null?u.errors:e.concat(u.errors),s=e.length)),r.provider_api_url!==
void 0&&(u(r.provider_api_url,{instancePath:o+"/provider_api_url",parentData:r,parentDataProperty:"provider_api_url",rootData:a})||
(e=e===null?u.errors:e.concat(u.errors),s=e.length)),r.provider_redirect_uri!==void 0&&(u(r.provider_redirect_uri,{instancePath:o+
"/provider_redirect_uri",parentData:r,parentDataProperty:"provider_redirect_uri",rootData:a})||(e=e===null?u.errors:e.concat(
u.errors),s=e.length)),r.provider_script_url!==void 0&&(u(r.provider_script_url,{instancePath:o+"/provider_script_url",parentData:r,
parentDataProperty:"provider_script_url",rootData:a})||(e=e===null?u.errors:e.concat(u.errors),s=e.length)),r.provider_manager_script_url!==
void 0&&(u(r.provider_manager_script_url,{instancePath:o+"/provider_manager_script_url",parentData:r,parentDataProperty:"\
provider_manager_script_url",rootData:a})||(e=e===null?u.errors:e.concat(u.errors),s=e.length))}else{const t={instancePath:o,
schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),s++}return $.
errors=e,s===0}function N(r,{instancePath:o="",parentData:l,parentDataProperty:m,rootData:a=r}={}){let e=null,s=0;return $(
r,{instancePath:o,parentData:l,parentDataProperty:m,rootData:a})||(e=e===null?$.errors:e.concat($.errors),s=e.length),N.
errors=e,s===0}function V(r,{instancePath:o="",parentData:l,parentDataProperty:m,rootData:a=r}={}){let e=null,s=0;if(r&&
typeof r=="object"&&!Array.isArray(r)&&(r.query!==void 0&&(c(r.query,{instancePath:o+"/query",parentData:r,parentDataProperty:"\
query",rootData:a})||(e=e===null?c.errors:e.concat(c.errors),s=e.length)),r.params!==void 0&&(y(r.params,{instancePath:o+
"/params",parentData:r,parentDataProperty:"params",rootData:a})||(e=e===null?y.errors:e.concat(y.errors),s=e.length)),r.
body!==void 0)){let t=r.body;if(t&&typeof t=="object"&&!Array.isArray(t)){if(t.settings===void 0){const i={instancePath:o+
"/body",schemaPath:"#/properties/body/required",keyword:"required",params:{missingProperty:"settings"},message:"must hav\
e required property 'settings'"};e===null?e=[i]:e.push(i),s++}t.settings!==void 0&&(N(t.settings,{instancePath:o+"/body/\
settings",parentData:t,parentDataProperty:"settings",rootData:a})||(e=e===null?N.errors:e.concat(N.errors),s=e.length))}else{
const i={instancePath:o+"/body",schemaPath:"#/properties/body/type",keyword:"type",params:{type:"object"},message:"must \
be object"};e===null?e=[i]:e.push(i),s++}}return V.errors=e,s===0}const J=z;function z(r,{instancePath:o="",parentData:l,
parentDataProperty:m,rootData:a=r}={}){let e=null,s=0;if(r&&typeof r=="object"&&!Array.isArray(r)&&(r.query!==void 0&&(c(
r.query,{instancePath:o+"/query",parentData:r,parentDataProperty:"query",rootData:a})||(e=e===null?c.errors:e.concat(c.errors),
s=e.length)),r.params!==void 0&&(y(r.params,{instancePath:o+"/params",parentData:r,parentDataProperty:"params",rootData:a})||
(e=e===null?y.errors:e.concat(y.errors),s=e.length)),r.body!==void 0)){let t=r.body;if(t&&typeof t=="object"&&!Array.isArray(
t))t[0]!==void 0&&(d(t[0],{instancePath:o+"/body/0",parentData:t,parentDataProperty:"0",rootData:a})||(e=e===null?d.errors:
e.concat(d.errors),s=e.length)),t.content!==void 0&&(d(t.content,{instancePath:o+"/body/content",parentData:t,parentDataProperty:"\
content",rootData:a})||(e=e===null?d.errors:e.concat(d.errors),s=e.length));else{const i={instancePath:o+"/body",schemaPath:"\
#/properties/body/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[i]:e.push(i),s++}}return z.
errors=e,s===0}const K=F,W={properties:{query:{$ref:"/shared/6"},params:{$ref:"/shared/9"},body:{type:"object",required:[],
properties:{include:{type:"array",minItems:1,maxItems:2,items:{type:"string",enum:["settings","ads"]}}}}}};function F(r,{
instancePath:o="",parentData:l,parentDataProperty:m,rootData:a=r}={}){let e=null,s=0;if(r&&typeof r=="object"&&!Array.isArray(
r)&&(r.query!==void 0&&(c(r.query,{instancePath:o+"/query",parentData:r,parentDataProperty:"query",rootData:a})||(e=e===
null?c.errors:e.concat(c.errors),s=e.length)),r.params!==void 0&&(y(r.params,{instancePath:o+"/params",parentData:r,parentDataProperty:"\
params",rootData:a})||(e=e===null?y.errors:e.concat(y.errors),s=e.length)),r.body!==void 0)){let t=r.body;if(t&&typeof t==
"object"&&!Array.isArray(t)){if(t.include!==void 0){let i=t.include;if(Array.isArray(i)){if(i.length>2){const h={instancePath:o+
"/body/include",schemaPath:"#/properties/body/properties/include/maxItems",keyword:"maxItems",params:{limit:2},message:"\
must NOT have more than 2 items"};e===null?e=[h]:e.push(h),s++}if(i.length<1){const h={instancePath:o+"/body/include",schemaPath:"\
#/properties/body/properties/include/minItems",keyword:"minItems",params:{limit:1},message:"must NOT have fewer than 1 i\
tems"};e===null?e=[h]:e.push(h),s++}const p=i.length;for(let h=0,b=s;h<p&&s===b;h++){let v=i[h];if(typeof v!="string"){const k={
instancePath:o+"/body/include/"+h,schemaPath:"#/properties/body/properties/include/items/type",keyword:"type",params:{type:"\
string"},message:"must be string"};e===null?e=[k]:e.push(k),s++}if(!(v==="settings"||v==="ads")){const k={instancePath:o+
"/body/include/"+h,schemaPath:"#/properties/body/properties/include/items/enum",keyword:"enum",params:{allowedValues:W.properties.
body.properties.include.items.enum},message:"must be equal to one of the allowed values"};e===null?e=[k]:e.push(k),s++}}}else{
const p={instancePath:o+"/body/include",schemaPath:"#/properties/body/properties/include/type",keyword:"type",params:{type:"\
array"},message:"must be array"};e===null?e=[p]:e.push(p),s++}}}else{const i={instancePath:o+"/body",schemaPath:"#/prope\
rties/body/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[i]:e.push(i),s++}}return F.
errors=e,s===0}const X=I;function q(r,{instancePath:o="",parentData:l,parentDataProperty:m,rootData:a=r}={}){let e=null,
s=0;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.myFile!==void 0&&typeof r.myFile!="string"){const t={instancePath:o+
"/myFile",schemaPath:"#/properties/myFile/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?
e=[t]:e.push(t),s++}if(r.settings!==void 0&&typeof r.settings!="boolean"){const t={instancePath:o+"/settings",schemaPath:"\
#/properties/settings/type",keyword:"type",params:{type:"boolean"},message:"must be boolean"};e===null?e=[t]:e.push(t),s++}}else{
const t={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[
t]:e.push(t),s++}return q.errors=e,s===0}function I(r,{instancePath:o="",parentData:l,parentDataProperty:m,rootData:a=r}={}){
let e=null,s=0;return r&&typeof r=="object"&&!Array.isArray(r)&&(r.query!==void 0&&(c(r.query,{instancePath:o+"/query",parentData:r,
parentDataProperty:"query",rootData:a})||(e=e===null?c.errors:e.concat(c.errors),s=e.length)),r.params!==void 0&&(y(r.params,
{instancePath:o+"/params",parentData:r,parentDataProperty:"params",rootData:a})||(e=e===null?y.errors:e.concat(y.errors),
s=e.length)),r.body!==void 0&&(q(r.body,{instancePath:o+"/body",parentData:r,parentDataProperty:"body",rootData:a})||(e=
e===null?q.errors:e.concat(q.errors),s=e.length))),I.errors=e,s===0}return{changeAdMode:S,exportAdSettings:K,getAdSettings:R,
importAdSettings:X,updateAdSettings:B,validateAdsTxt:J}};export{Y as createValidators};
