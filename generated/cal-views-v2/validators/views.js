// Written by `npm run generate` from openapi/. Changes belong there.

const g=f=>{const m=y,v=f.lengthOf;function s(t,{instancePath:o="",parentData:p,parentDataProperty:u,rootData:n=t}={}){let r=null,
a=0;if(typeof t=="string"){if(v(t)>2e3){const e={instancePath:o,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit:2e3},
message:"must NOT have more than 2000 characters"};r===null?r=[e]:r.push(e),a++}}else{const e={instancePath:o,schemaPath:"\
#/type",keyword:"type",params:{type:"string"},message:"must be string"};r===null?r=[e]:r.push(e),a++}return s.errors=r,a===
0}function l(t,{instancePath:o="",parentData:p,parentDataProperty:u,rootData:n=t}={}){let r=null,a=0;if(!(t&&typeof t=="\
object"&&!Array.isArray(t))){const e={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"\
must be object"};r===null?r=[e]:r.push(e),a++}return l.errors=r,a===0}function y(t,{instancePath:o="",parentData:p,parentDataProperty:u,
rootData:n=t}={}){let r=null,a=0;if(t&&typeof t=="object"&&!Array.isArray(t)){if(t.query!==void 0){let e=t.query;if(e&&typeof e==
"object"&&!Array.isArray(e)){if(e.url===void 0){const i={instancePath:o+"/query",schemaPath:"#/properties/query/required",
keyword:"required",params:{missingProperty:"url"},message:"must have required property 'url'"};r===null?r=[i]:r.push(i),
a++}if(e.url!==void 0&&(s(e.url,{instancePath:o+"/query/url",parentData:e,parentDataProperty:"url",rootData:n})||(r=r===
null?s.errors:r.concat(s.errors),a=r.length)),e.view!==void 0&&(s(e.view,{instancePath:o+"/query/view",parentData:e,parentDataProperty:"\
view",rootData:n})||(r=r===null?s.errors:r.concat(s.errors),a=r.length)),e._cal_view_rest_nonce_primary!==void 0&&(s(e._cal_view_rest_nonce_primary,
{instancePath:o+"/query/_cal_view_rest_nonce_primary",parentData:e,parentDataProperty:"_cal_view_rest_nonce_primary",rootData:n})||
(r=r===null?s.errors:r.concat(s.errors),a=r.length)),e._cal_view_rest_nonce_secondary!==void 0&&(s(e._cal_view_rest_nonce_secondary,
{instancePath:o+"/query/_cal_view_rest_nonce_secondary",parentData:e,parentDataProperty:"_cal_view_rest_nonce_secondary",
rootData:n})||(r=r===null?s.errors:r.concat(s.errors),a=r.length)),e.view_data!==void 0){let i=e.view_data;if(!(i&&typeof i==
"object"&&!Array.isArray(i))){const _={instancePath:o+"/query/view_data",schemaPath:"#/properties/query/properties/view_\
data/type",keyword:"type",params:{type:"object"},message:"must be object"};r===null?r=[_]:r.push(_),a++}}if(e.action!==void 0&&
(s(e.action,{instancePath:o+"/query/action",parentData:e,parentDataProperty:"action",rootData:n})||(r=r===null?s.errors:
r.concat(s.errors),a=r.length)),e.prev_url!==void 0&&(s(e.prev_url,{instancePath:o+"/query/prev_url",parentData:e,parentDataProperty:"\
prev_url",rootData:n})||(r=r===null?s.errors:r.concat(s.errors),a=r.length)),e.should_manage_url!==void 0&&typeof e.should_manage_url!=
"boolean"){const i={instancePath:o+"/query/should_manage_url",schemaPath:"#/properties/query/properties/should_manage_ur\
l/type",keyword:"type",params:{type:"boolean"},message:"must be boolean"};r===null?r=[i]:r.push(i),a++}}else{const i={instancePath:o+
"/query",schemaPath:"#/properties/query/type",keyword:"type",params:{type:"object"},message:"must be object"};r===null?r=
[i]:r.push(i),a++}}t.params!==void 0&&(l(t.params,{instancePath:o+"/params",parentData:t,parentDataProperty:"params",rootData:n})||
(r=r===null?l.errors:r.concat(l.errors),a=r.length))}return y.errors=r,a===0}const h=c;function c(t,{instancePath:o="",parentData:p,
parentDataProperty:u,rootData:n=t}={}){let r=null,a=0;return t&&typeof t=="object"&&!Array.isArray(t)&&(t.query!==void 0&&
(l(t.query,{instancePath:o+"/query",parentData:t,parentDataProperty:"query",rootData:n})||(r=r===null?l.errors:r.concat(
l.errors),a=r.length)),t.params!==void 0&&(l(t.params,{instancePath:o+"/params",parentData:t,parentDataProperty:"params",
rootData:n})||(r=r===null?l.errors:r.concat(l.errors),a=r.length))),c.errors=r,a===0}return{getCalendarView:m,getViewNonces:h}};export{g as createValidators};
